import { useState } from 'react';
import { manilaDate } from '../../../src/lib/time/manila.ts';
import { type ClosureRow, closureWeek } from '../../lib/closure-rows.ts';
import { ClosureRowFields } from './ClosureRowFields.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { Rows } from './Rows.tsx';
import { useFieldList } from './use-field-list.ts';
import { useRows } from './use-rows.ts';

const NEW_SEASON: ClosureRow = { from: '', to: '', reason: '' };

/** Days without a trip: every year, or once. A week is one press. */
export function ClosureField({ named, path }: FormFieldProps) {
  const { entries, write } = useFieldList({ named, path });
  const list = useRows(entries as readonly ClosureRow[], write);
  const [firstDay, setFirstDay] = useState(() => manilaDate(Date.now()));
  return (
    <FieldFrame named={named} path={path}>
      {entries.length === 0 && <p>None: it runs every day.</p>}
      <Rows label={named.label} list={list} nameOf={(_, index) => `closure ${index + 1}`}>
        {(closure, index) => (
          <ClosureRowFields
            closure={closure}
            index={index}
            path={[...path, index]}
            change={(next) => list.replace(index, next)}
          />
        )}
      </Rows>
      <div className="editor-row-foot">
        <label className="field">
          <span>First day of a week</span>
          <input type="date" value={firstDay} onChange={({ target }) => setFirstDay(target.value)} />
        </label>
        <button type="button" className="button button-quiet" onClick={() => list.add(closureWeek(firstDay))}>
          Close seven days
        </button>
        <button type="button" className="button button-quiet" onClick={() => list.add(NEW_SEASON)}>
          Close a season, every year
        </button>
      </div>
    </FieldFrame>
  );
}
