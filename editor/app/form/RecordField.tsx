import { FieldGroup } from '../../../src/islands/kit/FieldGroup.tsx';
import { emptyValueOf, type Field, type NamedField } from '../../lib/field.ts';
import { recordOf, recordRows } from '../../lib/record-rows.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { useEditorForm, useFieldValue } from './form-context.ts';
import { RowButtons } from './RowButtons.tsx';
import { ScalarControl } from './ScalarControl.tsx';
import { useRows } from './use-rows.ts';

interface Props extends FormFieldProps {
  readonly record: Extract<Field, { kind: 'record' }>;
}

/** Values by names that the editor chooses. */
export function RecordField({ named, path, record }: Props) {
  const { id, value, problem, change } = useFieldValue(path);
  const isTranslation = useEditorForm().english !== null;
  const entries = recordRows(value);
  const { rows, add, replace, remove, move } = useRows(entries, (next) => change(recordOf(next)));
  const keys = Object.keys((value ?? {}) as object);
  return (
    <div className="editor-group">
      <FieldGroup name={id} legend={named.label} problem={problem ?? null}>
        {named.help && <p className="editor-help">{named.help}</p>}
        <ul className="editor-rows" ref={rows} tabIndex={-1} aria-label={named.label}>
          {entries.map((entry, index) => {
            const own: NamedField = { name: '', label: entry.name, help: '', isRequired: true, field: record.value };
            const name = entry.name || `${named.label} ${index + 1}`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries are known by their places
              <li key={index} className="editor-row">
                <div className="editor-row-content">
                  {!isTranslation && (
                    <div className="field">
                      <ScalarControl
                        id={`${id}-name-${index}`}
                        aria-invalid={false}
                        aria-describedby={undefined}
                        aria-label={`Name of ${name}`}
                        named={{ name: '', label: 'Name', help: '', isRequired: true, field: record.key }}
                        value={entry.name}
                        onChange={(next) => replace(index, { ...entry, name: String(next ?? '') })}
                      />
                    </div>
                  )}
                  <FormField named={own} path={[...path, keys[index] ?? '']} />
                </div>
                {!isTranslation && (
                  <RowButtons
                    name={name}
                    index={index}
                    count={entries.length}
                    move={(to) => move(index, to)}
                    remove={() => remove(index)}
                  />
                )}
              </li>
            );
          })}
        </ul>
        {!isTranslation && (
          <p>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => add({ name: '', value: emptyValueOf(record.value) })}
            >
              Add an entry<span className="hidden-visually"> to {named.label}</span>
            </button>
          </p>
        )}
      </FieldGroup>
    </div>
  );
}
