/**
 * Runs a task when somebody sees the page: at once, or when a prerendered page is shown. For everything that
 * counts, sends or remembers a visit.
 */
export function whenVisible(task: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
