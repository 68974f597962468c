import { Field } from '../../../src/islands/kit/Field.tsx';
import { valueAt } from '../../lib/form-path.ts';
import type { FormFieldProps } from './FormField.tsx';
import { fieldId, useEditorForm } from './form-context.ts';

/** Whether a translation is of today's English text, and who has read it. */
export function TranslationField({ path }: FormFieldProps) {
  const { data, english, set } = useEditorForm();
  const source = valueAt(data, [...path, 'source']);
  const reader = valueAt(data, [...path, 'readBy']);
  const id = fieldId([...path, 'readBy']);
  const isCurrent = source === english?.source;
  return (
    <div className="editor-group">
      <fieldset className="field" data-field={fieldId(path)}>
        <legend>State of this translation</legend>
        <p className="editor-sums" data-tone={isCurrent ? 'good' : 'wrong'} role="status">
          {isCurrent ? 'It is of the English text of today.' : staleText(english?.before !== undefined)}
        </p>
        <label className="tick">
          <input
            type="checkbox"
            checked={isCurrent}
            disabled={isCurrent}
            onChange={() => set([...path, 'source'], english?.source)}
          />
          <span>I have compared it with the English text of today</span>
        </label>
        <Field
          id={id}
          label="Read by (optional)"
          hint="The native speaker who has read it. Without a name, the translation counts as made by a machine."
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              value={typeof reader === 'string' ? reader : ''}
              onChange={({ target }) => set([...path, 'readBy'], target.value || undefined)}
            />
          )}
        </Field>
      </fieldset>
    </div>
  );
}

function staleText(isKnown: boolean): string {
  const which = isKnown ? 'Those that differ are marked.' : 'Which of them differ is not known.';
  return `English texts have changed since they were translated. ${which}`;
}
