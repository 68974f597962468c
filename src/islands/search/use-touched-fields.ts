import { type RefObject, useLayoutEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

function isTouched(field: Element): field is Field {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Reports once the fields that were changed before hydration, so that no input is lost. */
export function useTouchedFields(form: RefObject<HTMLFormElement | null>, tell: (field: Field) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? []) if (isTouched(field)) tell(field);
  }, []);
}
