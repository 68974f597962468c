/** Selectors of what takes the focus in a field: the day of a calendar, then any control. */
const FOCUSABLE = ['[role="gridcell"] [tabindex="0"]', 'input:not([disabled]), select, button:not([disabled])'];

/** The element to focus for a problem of a field, or null without such a field. */
export function firstField(form: HTMLFormElement | null, field: string): HTMLElement | null {
  const place = form?.querySelector(`[data-field="${field}"]`);
  for (const selector of FOCUSABLE) {
    const found = place?.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}
