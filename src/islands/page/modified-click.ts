/** A click that asks the browser for a link in another tab, another window or a file: none of our business. */
export function isModifiedClick(event: Event): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event as MouseEvent;
  return (ctrlKey || metaKey || shiftKey || altKey) && (target as Element).closest('a') !== null;
}
