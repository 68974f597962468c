/** Whether a click opens a link in another tab or window, or saves it. */
export function isModifiedClick(event: Event): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event as MouseEvent;
  return (ctrlKey || metaKey || shiftKey || altKey) && (target as Element).closest('a') !== null;
}
