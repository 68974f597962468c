import { useCallback, useId, useMemo } from 'react';
import { arrivalKind, arrivalNote } from '../../lib/booking/arrival-note.text.ts';
import { dayProblem, firstBookableDay, lastBookableDay } from '../../lib/booking/day-validation.ts';
import { departureChoices } from '../../lib/booking/departure-choices.ts';
import { canReturn } from '../../lib/booking/trip-draft.ts';
import { unavailableDayTexts } from '../../lib/booking/unavailable-days.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { clocksIn } from '../../lib/time/clocks-in.text.ts';
import { manilaDate } from '../../lib/time/manila.ts';
import { Field } from '../kit/Field.tsx';
import { ArrivalFields } from './ArrivalFields.tsx';
import { DayField } from './DayField.tsx';
import { DepartureField } from './DepartureField.tsx';
import { PeopleField } from './PeopleField.tsx';
import { PickupField } from './PickupField.tsx';
import { usePickupSearch } from './use-pickup-search.ts';
import type { TripForm } from './use-trip-form.ts';

interface Props {
  readonly detail: ListingDetail;
  readonly form: TripForm;
  readonly locale: string;
}

/** The fields of the booking dialog, in the order in which they are thought of. */
export function TripFields({ detail, form, locale }: Props) {
  const notesId = useId();
  return (
    <div className="booking-fields">
      <WhenFields form={form} locale={locale} />
      <WhoField form={form} />
      <WhereFields detail={detail} form={form} locale={locale} />
      <Field id={notesId} label="Notes" hint="Child seats, much luggage, a birthday">
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={500}
            value={form.draft.notes}
            onChange={({ target }) => form.change({ notes: target.value })}
          />
        )}
      </Field>
    </div>
  );
}

/** Closures and providers have hours in their texts. */
function withLocalClock(problem: string | null, locale: string): string | null {
  return problem && clocksIn(problem, locale);
}

function WhenFields({ form, locale }: Omit<Props, 'detail'>) {
  const { trip, draft, now, problemAt } = form;
  const today = manilaDate(now);
  const first = firstBookableDay(trip, now);
  // Bookable days depend on these two only; the calendar must not render at each tick of the clock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment of the same day is enough
  const moment = useMemo(() => now, [today, first]);
  const problemOf = useCallback(
    (date: string) => withLocalClock(dayProblem(date, trip, moment), locale),
    [trip, moment, locale],
  );
  const notesOf = useCallback(
    (month: string) => unavailableDayTexts(month, trip, moment).map((note) => clocksIn(note, locale)),
    [trip, moment, locale],
  );
  return (
    <>
      <DayField
        chosen={draft.date}
        today={today}
        last={lastBookableDay(now)}
        shown={draft.date >= today ? draft.date : (first ?? today)}
        locale={locale}
        problemOf={problemOf}
        notesOf={notesOf}
        onChoose={form.chooseDay}
        problem={withLocalClock(problemAt('date'), locale)}
      />
      <DepartureField
        choices={departureChoices(draft.date, trip, now)}
        timetable={trip.sched.length > 0}
        chosen={draft.time}
        locale={locale}
        problem={withLocalClock(problemAt('time'), locale)}
        onChoose={(time) => form.change({ time })}
      />
    </>
  );
}

function WhoField({ form: { trip, people, largerGroup, problemAt, choosePeople } }: Pick<Props, 'form'>) {
  return (
    <PeopleField
      people={people}
      most={trip.maxPeople}
      group={largerGroup}
      problem={problemAt('people')}
      onChange={choosePeople}
    />
  );
}

const HOTELS_KNOWN = { pickup: false, dropoff: false };

function WhereFields({ detail, form, locale }: Props) {
  const { trip, draft, change, problemAt } = form;
  const pickup = usePickupSearch(detail.pickup);
  const dropoff = usePickupSearch(detail.dropoff);
  const later = draft.hotelLater ?? HOTELS_KNOWN;
  const arrives = arrivalKind(detail.pickup, draft.pickup.areaId);
  return (
    <>
      <PickupField
        side="pickup"
        legend="Pickup"
        areas={detail.pickup}
        stop={draft.pickup}
        search={pickup}
        problem={problemAt('pickup')}
        later={later.pickup}
        onChange={(stop, isLater) => change({ pickup: stop, hotelLater: { ...later, pickup: isLater } })}
      />
      {arrives && (
        <ArrivalFields
          kind={arrives}
          arrival={draft.arrival}
          note={arrivalNote(draft.arrival.time, draft.time, trip.sched)}
          locale={locale}
          onChange={(arrival) => change({ arrival })}
        />
      )}
      {canReturn(trip) && (
        <label className="tick">
          <input
            type="checkbox"
            checked={draft.returns}
            onChange={({ target }) => change({ returns: target.checked })}
          />
          Bring us back to the same place
        </label>
      )}
      {!draft.returns && (
        <PickupField
          side="dropoff"
          legend="Drop-off"
          areas={detail.dropoff}
          stop={draft.dropoff}
          search={dropoff}
          problem={problemAt('dropoff')}
          later={later.dropoff}
          onChange={(stop, isLater) => change({ dropoff: stop, hotelLater: { ...later, dropoff: isLater } })}
        />
      )}
    </>
  );
}
