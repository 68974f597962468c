import { FieldProblem } from '../../../src/islands/kit/FieldProblem.tsx';
import { pathKey, valueAt } from '../../lib/form-path.ts';
import { sumItinerary } from '../../lib/itinerary-sums.ts';
import { recordOf, recordRows } from '../../lib/record-rows.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { fieldId, useEditorForm, useFieldValue } from './form-context.ts';
import { Rows } from './Rows.tsx';
import { useRows } from './use-rows.ts';

/** The steps of a trip as rows, which add up to its duration before one's eyes. */
export function ItineraryField({ named, path }: FormFieldProps) {
  const { value, change } = useFieldValue(path);
  const { data, problems } = useEditorForm();
  const steps = recordRows(value);
  const list = useRows(steps, (next) => change(recordOf(next)));
  const sums = sumItinerary(steps, valueAt(data, ['content', 'duration']), valueAt(data, ['content', 'sched']));
  return (
    <FieldFrame named={named} path={path}>
      <Rows label={named.label} list={list} nameOf={(_, index) => `step ${index + 1}`}>
        {(step, index) => {
          const id = fieldId([...path, step.name]);
          const problem = problems.get(pathKey([...path, step.name]));
          return (
            <div className="editor-row-content editor-step field">
              <input
                type="text"
                autoComplete="off"
                aria-label={`Time of step ${index + 1}`}
                value={step.name}
                onChange={({ target }) => list.replace(index, { ...step, name: target.value.trim() })}
              />
              <div className="editor-row-content">
                <textarea
                  id={id}
                  rows={2}
                  aria-label={`Step ${index + 1}`}
                  aria-invalid={problem !== undefined}
                  aria-describedby={problem ? `${id}-problem` : undefined}
                  value={typeof step.value === 'string' ? step.value : ''}
                  onChange={({ target }) => list.replace(index, { ...step, value: target.value })}
                />
                <FieldProblem id={`${id}-problem`} text={problem ?? null} />
              </div>
            </div>
          );
        }}
      </Rows>
      <p className="editor-sums" data-tone={sums.isRight ? 'good' : 'wrong'} role="status">
        {sums.text}
      </p>
      <p>
        <button type="button" className="button button-quiet" onClick={() => list.add({ name: '', value: '' })}>
          Add a step
        </button>
      </p>
    </FieldFrame>
  );
}
