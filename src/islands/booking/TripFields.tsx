import { type ReactNode, useId, useState } from 'react';
import { arrivalKind, arrivalNote } from '../../lib/booking/arrival-note.text.ts';
import { canReturn } from '../../lib/booking/trip-draft.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { Disclosure } from '../kit/Disclosure.tsx';
import { Field } from '../kit/Field.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { ArrivalFields } from './ArrivalFields.tsx';
import { PeopleField } from './PeopleField.tsx';
import { PickupField } from './PickupField.tsx';
import { usePickupSearch } from './use-pickup-search.ts';
import type { TripForm } from './use-trip-form.ts';
import { WhenFields } from './WhenFields.tsx';

interface Props {
  readonly detail: ListingDetail;
  readonly form: TripForm;
  readonly locale: string;
  /** Content between the questions and the note. */
  readonly children?: ReactNode;
}

/** The fields of the booking dialog, in the order in which they are thought of. */
export function TripFields({ detail, form, locale, children }: Props) {
  const t = bookingMessages(useLanguage()).notes;
  const notesId = useId();
  // What somebody is writing does not fold with its last letter.
  const [hasNotes] = useState(form.draft.notes !== '');
  return (
    <div className="booking-fields">
      <WhenFields form={form} locale={locale} />
      <WhoField form={form} />
      <WhereFields detail={detail} form={form} locale={locale} />
      {children}
      <Disclosure summary={t.add} isOpen={hasNotes}>
        <Field id={notesId} label={t.label} hint={t.hint}>
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
      </Disclosure>
    </div>
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
  const { sameReturn } = bookingMessages(useLanguage()).stop;
  const { trip, draft, change, problemAt } = form;
  const pickup = usePickupSearch(detail.pickup);
  const dropoff = usePickupSearch(detail.dropoff);
  const later = draft.hotelLater ?? HOTELS_KNOWN;
  const arrives = arrivalKind(detail.pickup, draft.pickup.areaId);
  return (
    <>
      <PickupField
        side="pickup"
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
          {sameReturn}
        </label>
      )}
      {!draft.returns && (
        <PickupField
          side="dropoff"
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
