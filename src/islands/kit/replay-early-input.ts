type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether a field was changed before hydration: see islands/start/intent-directive.ts. */
function isChangedEarly(field: Element): boolean {
  return (field as { changedEarly?: boolean }).changedEarly === true;
}

/**
 * Sends a change to React, which ignores events without a new value. Setting the property tells
 * React one value; the native setter sets another past it.
 */
function replayInto(field: Field): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue === value ? '' : field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replays input from before hydration to an island, so that it is not lost. */
export function replayEarlyInput(root: Element): void {
  for (const field of root.querySelectorAll<Field | HTMLSelectElement>('input, textarea, select')) {
    if (!isChangedEarly(field)) continue;
    if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
    else replayInto(field);
  }
}
