import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { Field } from '../kit/Field.tsx';
import { CounterStop } from './CounterStop.tsx';
import { hourText } from './desk-format.ts';
import type { DeskTripForm, TripField } from './use-desk-trip.ts';

interface Props {
  readonly detail: ListingDetail;
  readonly form: DeskTripForm;
  /** What is wrong with a field, once somebody has tried. */
  readonly problemAt: (field: TripField) => string | undefined;
}

/** Day, hour, people and stops of a trip. */
export function DeskTripFields({ detail, form, problemAt }: Props) {
  const { draft, people, hours, problems, change, chooseDay } = form;
  // A day without hours says so at once: there is nothing to try.
  const dayProblem = hours.length === 0 ? problems.date : problemAt('date');
  return (
    <>
      <div className="desk-counter-when">
        <Field id="date" label="Day" problem={dayProblem}>
          {(control) => (
            <input {...control} type="date" value={draft.date} onChange={({ target }) => chooseDay(target.value)} />
          )}
        </Field>
        <Field id="time" label="Hour" problem={problemAt('time')}>
          {(control) => (
            <select {...control} value={draft.time} onChange={({ target }) => change({ time: target.value })}>
              <option value="">Choose</option>
              {hours.map(({ time }) => (
                <option key={time} value={time}>
                  {hourText(time)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="people" label="People" problem={problemAt('people')}>
          {(control) => (
            <select {...control} value={people} onChange={({ target }) => change({ people: Number(target.value) })}>
              {Array.from({ length: detail.maxPeople }, (_, index) => index + 1).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <CounterStop
        side="pickup"
        label="Pickup"
        areas={detail.pickup}
        stop={draft.pickup}
        problem={problemAt('pickup')}
        onChange={(pickup) => change({ pickup })}
      />
      {!draft.returns && (
        <CounterStop
          side="dropoff"
          label="Drop-off"
          areas={detail.dropoff}
          stop={draft.dropoff}
          problem={problemAt('dropoff')}
          onChange={(dropoff) => change({ dropoff })}
        />
      )}
    </>
  );
}
