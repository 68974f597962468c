import { useState } from 'react';
import { FieldGroup } from '../../../src/islands/kit/FieldGroup.tsx';
import { manilaDate } from '../../../src/lib/time/manila.ts';
import { type ClosureRow, closureWeek } from '../../lib/closure-rows.ts';
import { ClosureRowFields } from './ClosureRowFields.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { useFieldValue } from './form-context.ts';
import { RowButtons } from './RowButtons.tsx';
import { useRows } from './use-rows.ts';

const NEW_SEASON: ClosureRow = { from: '', to: '', reason: '' };

/** Days without a trip: every year, or once. A week is one press. */
export function ClosureField({ named, path }: FormFieldProps) {
  const { id, value, problem, change } = useFieldValue(path);
  const closures = (Array.isArray(value) ? value : []) as readonly ClosureRow[];
  const write = (next: readonly ClosureRow[]) => change(next.length === 0 ? undefined : next);
  const { rows, add, replace, remove, move } = useRows(closures, write);
  const [firstDay, setFirstDay] = useState(() => manilaDate(Date.now()));
  return (
    <div className="editor-group">
      <FieldGroup name={id} legend={named.label} problem={problem ?? null}>
        {named.help && <p className="editor-help">{named.help}</p>}
        {closures.length === 0 && <p>None: it runs every day.</p>}
        <ul className="editor-rows" ref={rows} tabIndex={-1} aria-label={named.label}>
          {closures.map((closure, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: closures are known by their places
            <li key={index} className="editor-row">
              <ClosureRowFields
                closure={closure}
                index={index}
                path={[...path, index]}
                change={(next) => replace(index, next)}
              />
              <RowButtons
                name={`closure ${index + 1}`}
                index={index}
                count={closures.length}
                move={(to) => move(index, to)}
                remove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
        <div className="editor-row-foot">
          <label className="field">
            <span>First day of a week</span>
            <input type="date" value={firstDay} onChange={({ target }) => setFirstDay(target.value)} />
          </label>
          <button type="button" className="button button-quiet" onClick={() => add(closureWeek(firstDay))}>
            Close seven days
          </button>
          <button type="button" className="button button-quiet" onClick={() => add(NEW_SEASON)}>
            Close a season, every year
          </button>
        </div>
      </FieldGroup>
    </div>
  );
}
