import { FieldProblem } from '../../../src/islands/kit/FieldProblem.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { useFieldValue } from './form-context.ts';

/** A box to tick. What counts anyway is not written into the file. */
export function BooleanField({ named, path }: FormFieldProps) {
  const { id, value, problem, change } = useFieldValue(path);
  const usual = named.defaultValue === true;
  const isTicked = typeof value === 'boolean' ? value : usual;
  const described = [named.help && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="tick">
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
          onChange={({ target }) => change(target.checked === usual && !named.isRequired ? undefined : target.checked)}
        />
        <span>{named.label}</span>
      </label>
      {named.help && (
        <p id={`${id}-hint`} className="editor-help">
          {named.help}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} text={problem ?? null} />
    </div>
  );
}
