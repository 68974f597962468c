import { englishPathOf } from '../lib/content-kind.ts';
import type { Draft } from '../lib/editor.contract.ts';
import type { Field, NamedField } from '../lib/field.ts';
import { fieldsOfFile } from './content-fields.ts';
import { findContentFile } from './content-folder.ts';
import { newContentText, withMarkdownData } from './content-text.ts';
import { withYamlData } from './yaml-edit.ts';
import type { KeyOrder } from './yaml-source.ts';

/**
 * The text of a file with what a draft says; of a new file where there is none.
 *
 * @throws YamlEditError where a field would be read otherwise
 */
export function draftText(contentFolder: string, { path, data, body }: Draft): string {
  const current = findContentFile(contentFolder, path);
  const english = findContentFile(contentFolder, englishPathOf(path));
  const order = keyOrderOf(fieldsOfFile(path, english?.data));
  if (!current) return newContentText(data, body, order);
  return body === null ? withYamlData(current.text, data, order) : withMarkdownData(current.text, data, body, order);
}

/** New keys stand where the schema has them; those of records where the editor has put them. */
function keyOrderOf(fields: readonly NamedField[]): KeyOrder {
  return (path) => {
    const field = path.reduce<Field | null>(stepInto, { kind: 'group', fields });
    if (field?.kind === 'record') return 'data';
    if (field?.kind !== 'group') return undefined;
    const names = field.fields.map(({ name }) => name);
    // A translation says first of which English texts it is.
    return path.length === 0 ? ['translation', ...names] : names;
  };
}

function stepInto(field: Field | null, step: string | number): Field | null {
  switch (field?.kind) {
    case 'group':
      return field.fields.find(({ name }) => name === step)?.field ?? null;
    case 'list':
      return field.item;
    case 'record':
      return field.value;
    default:
      return null;
  }
}
