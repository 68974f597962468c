import type { NamedField } from '../lib/field.ts';

/** What the service writes itself: the name of the file, and when it was saved. */
const WRITTEN_FIELDS: Readonly<Record<string, readonly string[]>> = { listings: ['code', 'updatedAt'] };

/** The fields that a form shows, in order. The state of a translation comes first. */
export function shownFields(
  fields: readonly NamedField[],
  kind: string,
  isTranslation: boolean,
): readonly NamedField[] {
  if (!isTranslation) return fields.filter(({ name }) => !WRITTEN_FIELDS[kind]?.includes(name));
  const isState = ({ name }: NamedField) => name === 'translation';
  return [...fields.filter(isState), ...fields.filter((named) => !isState(named))];
}
