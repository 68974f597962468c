import { Disclosure } from '../../src/islands/kit/Disclosure.tsx';
import type { NamedField } from '../lib/field.ts';

interface Props {
  readonly fields: readonly NamedField[];
  readonly focusField: (field: string) => boolean;
}

/** A shorter form is looked through. */
const MIN_FIELDS = 8;

/** The names of all fields of a long form, each the way to it. */
export function FieldJump({ fields, focusField }: Props) {
  const entries = fields.flatMap(({ name, label, field }) => [
    { key: name, label },
    ...(field.kind === 'group' && field.fields.length > MIN_FIELDS
      ? field.fields.map((inner) => ({ key: `${name}.${inner.name}`, label: inner.label }))
      : []),
  ]);
  if (entries.length < MIN_FIELDS) return null;
  return (
    <Disclosure summary="Go to a field">
      <ul className="editor-jumps">
        {entries.map(({ key, label }) => (
          <li key={key}>
            <button type="button" className="editor-choice" onClick={() => focusField(key)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
