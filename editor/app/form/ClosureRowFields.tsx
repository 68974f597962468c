import { FieldProblem } from '../../../src/islands/kit/FieldProblem.tsx';
import { type ClosureRow, closureDays, isYearly, switchedClosure } from '../../lib/closure-rows.ts';
import { type FieldPath, pathKey } from '../../lib/form-path.ts';
import { fieldId, useEditorForm } from './form-context.ts';

interface Props {
  readonly closure: ClosureRow;
  readonly index: number;
  readonly path: FieldPath;
  readonly change: (closure: ClosureRow) => void;
}

/** One closure: from, to, whether it comes back every year, and why. */
export function ClosureRowFields({ closure, index, path, change }: Props) {
  const { problems } = useEditorForm();
  const yearly = isYearly(closure);
  const days = closureDays(closure);
  const number = index + 1;
  const inputs = [
    { name: 'from', label: 'From' },
    { name: 'to', label: 'To' },
    { name: 'reason', label: 'Reason' },
  ] as const;
  return (
    <div className="editor-row-content editor-closure" data-field={fieldId(path)}>
      {inputs.map(({ name, label }) => {
        const id = fieldId([...path, name]);
        const problem = problems.get(pathKey([...path, name]));
        const isDate = name !== 'reason' && !yearly;
        return (
          <div key={name} className="field" data-name={name}>
            <label htmlFor={id}>
              {label}
              <span className="hidden-visually"> of closure {number}</span>
            </label>
            <input
              id={id}
              type={isDate ? 'date' : 'text'}
              placeholder={name === 'reason' ? 'the sea is too rough' : yearly ? '06-15' : undefined}
              autoComplete="off"
              aria-invalid={problem !== undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              value={closure[name] ?? ''}
              onChange={({ target }) => change({ ...closure, [name]: target.value })}
            />
            <FieldProblem id={`${id}-problem`} text={problem ?? null} />
          </div>
        );
      })}
      <label className="tick">
        <input
          type="checkbox"
          checked={yearly}
          onChange={() => change(switchedClosure(closure, new Date().getFullYear()))}
        />
        <span>Every year</span>
      </label>
      {days !== null && (
        <p className="soft small">
          {days} {days === 1 ? 'day' : 'days'}
        </p>
      )}
      <FieldProblem id={`${fieldId(path)}-problem`} text={problems.get(pathKey(path)) ?? null} />
    </div>
  );
}
