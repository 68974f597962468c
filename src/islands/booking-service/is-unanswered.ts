/** Whether nobody knows what came of a request: it may have been carried out, so it is sent again with its own key and never made anew. */
export function isUnanswered({ kind }: { readonly kind: string }): boolean {
  return kind === 'offline' || kind === 'unavailable';
}
