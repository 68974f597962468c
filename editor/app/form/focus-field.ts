import { fieldId } from './form-context.ts';

/** What of a field takes the focus. */
export const FOCUSABLE = 'input, textarea, select, button';

function elementOf(id: string): HTMLElement | null {
  const marked = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  return document.getElementById(id) ?? marked.find(({ dataset }) => dataset['field'] === id) ?? null;
}

/**
 * Takes the focus to a field, or to the smallest group around it that the form has.
 *
 * @param field as problems name it: `content.inclusions.2`
 * @returns whether there is one
 */
export function focusField(field: string): boolean {
  const path = field.split('.');
  for (let length = path.length; length > 0; length -= 1) {
    const element = elementOf(fieldId(path.slice(0, length)));
    if (!element) continue;
    for (let parent = element.closest('details'); parent; parent = parent.parentElement?.closest('details') ?? null)
      parent.open = true;
    const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
    control?.focus();
    element.scrollIntoView({ block: 'center' });
    return control !== null;
  }
  return false;
}
