import { emptyValueOf, type Field, type NamedField } from '../../lib/field.ts';
import { recordOf, recordRows } from '../../lib/record-rows.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { fieldId, useEditorForm, useFieldValue } from './form-context.ts';
import { Rows } from './Rows.tsx';
import { ScalarControl } from './ScalarControl.tsx';
import { useRows } from './use-rows.ts';

interface Props extends FormFieldProps {
  readonly record: Extract<Field, { kind: 'record' }>;
}

/** Values by names that the editor chooses. */
export function RecordField({ named, path, record }: Props) {
  const { value, change } = useFieldValue(path);
  const isTranslation = useEditorForm().english !== null;
  const list = useRows(recordRows(value), (next) => change(recordOf(next)));
  const keys = Object.keys((value ?? {}) as object);
  const nameOf = (entry: { readonly name: string }, index: number) => entry.name || `${named.label} ${index + 1}`;
  return (
    <FieldFrame named={named} path={path}>
      <Rows label={named.label} list={list} nameOf={nameOf} isFixed={isTranslation}>
        {(entry, index) => {
          const own: NamedField = { name: '', label: entry.name, help: '', isRequired: true, field: record.value };
          return (
            <div className="editor-row-content">
              {!isTranslation && (
                <div className="field">
                  <ScalarControl
                    id={`${fieldId(path)}-name-${index}`}
                    aria-invalid={false}
                    aria-describedby={undefined}
                    aria-label={`Name of ${nameOf(entry, index)}`}
                    named={{ name: '', label: 'Name', help: '', isRequired: true, field: record.key }}
                    value={entry.name}
                    onChange={(next) => list.replace(index, { ...entry, name: String(next ?? '') })}
                  />
                </div>
              )}
              <FormField named={own} path={[...path, keys[index] ?? '']} />
            </div>
          );
        }}
      </Rows>
      {!isTranslation && (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => list.add({ name: '', value: emptyValueOf(record.value) })}
          >
            Add an entry<span className="hidden-visually"> to {named.label}</span>
          </button>
        </p>
      )}
    </FieldFrame>
  );
}
