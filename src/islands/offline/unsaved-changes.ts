import { dirtyFields, trackDirtyFields } from '../page/dirty-fields.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input:not([type=hidden],[type=search],[type=submit],[type=button]),textarea';

/** Selector of search fields, whose values are in the address and survive a reload. */
const SEARCH = '.filters,.filter-sheet';

const isOfPage = (field: Element) => field.closest(SEARCH) === null;

/** A box has the value that it is built with, ticked or not. */
function isChanged(field: Field): boolean {
  const { checked = false, defaultChecked = false, type } = field as HTMLInputElement;
  return /^(?:checkbox|radio)$/.test(type) ? checked !== defaultChecked : field.value !== field.defaultValue;
}

/** Clears the dirty fields of a form that was sent or reset. */
function clearDirty({ target }: Event): void {
  for (const field of dirtyFields) if ((target as Node).contains(field as Node)) dirtyFields.delete(field);
}

/** Follows from now on what is typed and what is sent. */
export function watchInput(): void {
  trackDirtyFields();
  document.addEventListener('submit', clearDirty);
  document.addEventListener('reset', clearDirty);
}

/**
 * Whether a reload would lose input. Comparing with the default is not enough, as React writes the
 * value there too.
 */
export function hasUnsavedChanges(): boolean {
  const fields = [...document.querySelectorAll<Field>(FIELDS)].filter(isOfPage);
  return fields.some((field) => dirtyFields.has(field) || isChanged(field));
}
