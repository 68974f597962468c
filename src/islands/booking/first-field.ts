/** What takes the focus in a field, the likeliest first: the day of a calendar, then anything that can be filled. */
const FOCUSABLE = ['[role="gridcell"] [tabindex="0"]', 'input:not([disabled]), select, button:not([disabled])'];

/** Where to put the focus for a problem in a field, or null where the form has no such field. */
export function firstField(form: HTMLFormElement | null, field: string): HTMLElement | null {
  const place = form?.querySelector(`[data-field="${field}"]`);
  for (const selector of FOCUSABLE) {
    const found = place?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
