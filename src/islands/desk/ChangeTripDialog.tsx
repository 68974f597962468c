import { useState } from 'react';
import type { BookedTrip } from '../../lib/bookings/booking.schema.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import {
  type DeskTripQuote,
  deskTripContract,
  deskTripQuoteContract,
} from '../../lib/desk/booking-commands.contract.ts';
import { peopleText } from '../../lib/money/people.ts';
import { stableStringify } from '../../lib/text/stable-stringify.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { FilePart } from './BookingActions.tsx';
import { DeskTripFields } from './DeskTripFields.tsx';
import { dayOf, hourText } from './desk-format.ts';
import { tripChangeSentences } from './trip-change.text.ts';
import { useDeskCommand } from './use-desk-command.ts';
import { useDeskTrip } from './use-desk-trip.ts';

interface Props extends FilePart {
  readonly booked: BookedTrip;
  readonly detail: ListingDetail;
  readonly close: () => void;
}

const UNCHANGED = 'That is what is booked. Choose something else, or close this.';

/** Changes a booked trip, after it has shown what that costs and who gets a mail. */
export function ChangeTripDialog({ file, path, replace, booked, detail, close }: Props) {
  const quoting = useDeskCommand(deskTripQuoteContract);
  const changing = useDeskCommand(deskTripContract);
  const form = useDeskTrip(detail, booked.trip);
  const [isTried, setTried] = useState(false);
  const [quote, setQuote] = useState<DeskTripQuote | null>(null);
  const { listingCode: _code, ...choice } = form.choice;
  const request = { tripRef: booked.ref, choice };
  const isSame = stableStringify(form.choice) === stableStringify(booked.trip);
  const requestQuote = async () => {
    setTried(true);
    if (isSame || Object.keys(form.problems).length > 0) return;
    setQuote(await quoting.send(`${path}${deskTripQuoteContract.path}`, request));
  };
  const run = async (shown: DeskTripQuote) => {
    const body = { ...request, expectedTotalUsd: shown.newTotalUsd };
    const changed = await changing.send(`${path}${deskTripContract.path}`, body);
    // The price may be another one now: it is shown, and nothing was changed.
    if (!changed) return requestQuote();
    replace(changed);
    close();
  };
  const { date, time, people } = choice;
  return (
    <ActionDialog
      title={quote ? 'Change this trip?' : 'Another day, hour, group or place'}
      action={quote ? 'Change the trip' : 'See what it costs'}
      isBusy={quoting.isBusy || changing.isBusy}
      problem={changing.problem ?? quoting.problem ?? (isTried && isSame ? UNCHANGED : null)}
      onSend={() => (quote ? run(quote) : requestQuote())}
      close={close}
    >
      {quote ? (
        <>
          <p>
            <strong>
              {booked.title}: {dayOf(date)}, {hourText(time)}, {peopleText(people, 'en')}
            </strong>
          </p>
          {tripChangeSentences(quote, file.booking.booker.name).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <button type="button" className="button button-quiet" onClick={() => setQuote(null)}>
            Choose again
          </button>
        </>
      ) : (
        <>
          <p>Nothing changes until you have seen the price.</p>
          <DeskTripFields
            detail={detail}
            form={form}
            problemAt={(field) => (isTried ? form.problems[field] : undefined)}
          />
        </>
      )}
    </ActionDialog>
  );
}
