/**
 * Runs a task when the page is visible: now, or when a prerendered page is shown. For everything
 * that counts, sends or stores a visit.
 */
export function whenVisible(task: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
