import { FieldGroup } from '../../../src/islands/kit/FieldGroup.tsx';
import { valueAt } from '../../lib/form-path.ts';
import { sumItinerary } from '../../lib/itinerary-sums.ts';
import { recordOf, recordRows } from '../../lib/record-rows.ts';
import type { FormFieldProps } from './FormField.tsx';
import { useEditorForm, useFieldValue } from './form-context.ts';
import { RowButtons } from './RowButtons.tsx';
import { useRows } from './use-rows.ts';

/** The steps of a trip as rows, which add up to its duration before one's eyes. */
export function ItineraryField({ named, path }: FormFieldProps) {
  const { id, value, problem, change } = useFieldValue(path);
  const { data } = useEditorForm();
  const steps = recordRows(value);
  const { rows, add, replace, remove, move } = useRows(steps, (next) => change(recordOf(next)));
  const sums = sumItinerary(steps, valueAt(data, ['content', 'duration']), valueAt(data, ['content', 'sched']));
  return (
    <div className="editor-group">
      <FieldGroup name={id} legend={named.label} problem={problem ?? null}>
        {named.help && <p className="editor-help">{named.help}</p>}
        <ul className="editor-rows" ref={rows} tabIndex={-1} aria-label={named.label}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their places
            <li key={index} className="editor-row">
              <div className="editor-row-content editor-step field">
                <input
                  type="text"
                  autoComplete="off"
                  aria-label={`Time of step ${index + 1}`}
                  value={step.name}
                  onChange={({ target }) => replace(index, { ...step, name: target.value.trim() })}
                />
                <textarea
                  rows={2}
                  aria-label={`Step ${index + 1}`}
                  value={typeof step.value === 'string' ? step.value : ''}
                  onChange={({ target }) => replace(index, { ...step, value: target.value })}
                />
              </div>
              <RowButtons
                name={`step ${index + 1}`}
                index={index}
                count={steps.length}
                move={(to) => move(index, to)}
                remove={() => remove(index)}
              />
            </li>
          ))}
        </ul>
        <p className="editor-sums" data-tone={sums.isRight ? 'good' : 'wrong'} role="status">
          {sums.text}
        </p>
        <p>
          <button type="button" className="button button-quiet" onClick={() => add({ name: '', value: '' })}>
            Add a step
          </button>
        </p>
      </FieldGroup>
    </div>
  );
}
