/**
 * Whether the outcome of a request is unknown. It may have been carried out, so it is repeated with
 * its own key and never made again.
 */
export function isUnanswered({ kind }: { readonly kind: string }): boolean {
  return kind === 'offline' || kind === 'unavailable';
}
