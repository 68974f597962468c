type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether somebody changed it before the island was hydrated: see islands/start/intent-directive.ts. */
function isChangedEarly(field: Element): boolean {
  return (field as { changedEarly?: boolean }).changedEarly === true;
}

/**
 * React compares with the value that it has seen last, and ignores an event that brings no news. Setting the property of the
 * element tells React one value; setting it past React brings another.
 */
function replayInto(field: Field): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue === value ? '' : field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays to an island that was just hydrated what was typed or picked before, so that it stays. */
export function replayEarlyInput(root: Element): void {
  for (const field of root.querySelectorAll<Field | HTMLSelectElement>('input, textarea, select')) {
    if (!isChangedEarly(field)) continue;
    if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
    else replayInto(field);
  }
}
