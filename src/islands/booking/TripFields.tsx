import { useCallback, useMemo } from 'react';
import { arrivalKind, arrivalNote } from '../../lib/booking/arrival-note.ts';
import { dayProblem, firstBookableDay, lastBookableDay } from '../../lib/booking/day-problem.ts';
import { departureChoices } from '../../lib/booking/departure-choices.ts';
import { manilaDate } from '../../lib/booking/manila-time.ts';
import { monthNotes } from '../../lib/booking/month-notes.ts';
import { canReturn } from '../../lib/booking/trip-draft.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { DEFAULT_PEOPLE } from '../../lib/pricing/group-size.ts';
import { $people } from '../../lib/stores/people.ts';
import { ArrivalFields } from '../parts/booking/ArrivalFields.tsx';
import { DayField } from '../parts/booking/DayField.tsx';
import { DepartureField } from '../parts/booking/DepartureField.tsx';
import { PeopleField } from '../parts/booking/PeopleField.tsx';
import { StopField } from '../parts/booking/StopField.tsx';
import { useBrowserStore } from '../use-browser-store.ts';
import { useStopSearch } from './use-stop-search.ts';
import type { TripForm } from './use-trip-form.ts';

interface Props {
  readonly detail: ListingDetail;
  readonly form: TripForm;
  readonly locale: string;
}

/** The fields of the booking dialog, in the order in which they are thought of. */
export function TripFields({ detail, form, locale }: Props) {
  return (
    <div className="booking-fields">
      <WhenFields form={form} locale={locale} />
      <WhoField form={form} />
      <WhereFields detail={detail} form={form} locale={locale} />
      <label className="booking-field">
        <span>
          Notes <small>child seats, much luggage, a birthday</small>
        </span>
        <textarea
          rows={2}
          maxLength={500}
          value={form.draft.notes}
          onChange={({ target }) => form.change({ notes: target.value })}
        />
      </label>
    </div>
  );
}

function WhenFields({ form, locale }: Omit<Props, 'detail'>) {
  const { trip, draft, now, problemAt } = form;
  const today = manilaDate(now);
  const first = firstBookableDay(trip, now);
  // Which days can be booked changes with these two; the calendar is too large to be drawn anew with each tick of the clock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands for the moment
  const moment = useMemo(() => now, [today, first]);
  const problemOf = useCallback((date: string) => dayProblem(date, trip, moment), [trip, moment]);
  const notesOf = useCallback((month: string) => monthNotes(month, trip, moment), [trip, moment]);
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
        problem={problemAt('date')}
      />
      <DepartureField
        choices={departureChoices(draft.date, trip, now)}
        timetable={trip.sched.length > 0}
        chosen={draft.time}
        locale={locale}
        problem={problemAt('time')}
        onChoose={(time) => form.change({ time })}
      />
    </>
  );
}

function WhoField({ form: { trip, draft, people, problemAt, choosePeople } }: Pick<Props, 'form'>) {
  const group = useBrowserStore($people, DEFAULT_PEOPLE);
  return (
    <PeopleField
      people={people}
      most={trip.maxPeople}
      group={draft.people === null && group > trip.maxPeople ? group : null}
      problem={problemAt('people')}
      onChange={choosePeople}
    />
  );
}

function WhereFields({ detail, form, locale }: Props) {
  const { trip, draft, change, problemAt } = form;
  const pickup = useStopSearch(detail.pickup);
  const dropoff = useStopSearch(detail.dropoff);
  const arrives = arrivalKind(detail.pickup, draft.pickup.areaId);
  return (
    <>
      <StopField
        side="pickup"
        legend="Pickup"
        areas={detail.pickup}
        stop={draft.pickup}
        search={pickup}
        problem={problemAt('pickup')}
        onChange={(stop) => change({ pickup: stop })}
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
        <label className="booking-check">
          <input
            type="checkbox"
            checked={draft.returns}
            onChange={({ target }) => change({ returns: target.checked })}
          />
          Bring us back to the same place
        </label>
      )}
      {!draft.returns && (
        <StopField
          side="dropoff"
          legend="Drop-off"
          areas={detail.dropoff}
          stop={draft.dropoff}
          search={dropoff}
          problem={problemAt('dropoff')}
          onChange={(stop) => change({ dropoff: stop })}
        />
      )}
    </>
  );
}
