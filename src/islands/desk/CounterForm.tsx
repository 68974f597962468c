import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import type { CounterBookingResponse } from '../../lib/desk/counter-booking.contract.ts';
import { Field } from '../kit/Field.tsx';
import { CounterBookerFields } from './CounterBookerFields.tsx';
import { CounterStop } from './CounterStop.tsx';
import { amountText, hourText } from './desk-format.ts';
import { useCounterForm } from './use-counter-form.ts';

interface Props {
  readonly detail: ListingDetail;
  readonly onPlaced: (placed: CounterBookingResponse) => void;
}

/** The form of a trip and of who books it, on one screen. */
export function CounterForm({ detail, onPlaced }: Props) {
  const form = useCounterForm(detail, onPlaced);
  const { draft, change, problemAt, people, isBusy, problem } = form;
  return (
    <form
      className="desk-form desk-counter"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) form.submit();
      }}
    >
      <div className="desk-counter-when">
        <Field id="date" label="Day" problem={problemAt('date')}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={draft.date}
              onChange={({ target }) => form.chooseDay(target.value)}
            />
          )}
        </Field>
        <Field id="time" label="Hour" problem={problemAt('time')}>
          {(control) => (
            <select {...control} value={draft.time} onChange={({ target }) => change({ time: target.value })}>
              <option value="">Choose</option>
              {form.hours.map(({ time }) => (
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
      <CounterBookerFields form={form} cancellation={detail.policySummary} />
      <p className="desk-problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? 'One moment …' : `Book for ${amountText(form.totalUsd * 100)}`}
      </button>
    </form>
  );
}
