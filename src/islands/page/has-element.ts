/** Whether this page has something of a kind. */
export function hasElement(selector: string): boolean {
  return document.querySelector(selector) !== null;
}
