import { type SyntheticEvent, useRef, useState } from 'react';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { BookedTrip, Booking } from '../../lib/bookings/booking.schema.ts';
import type { ChangeOutcome } from '../../lib/bookings/bookings.contract.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { Field } from '../kit/Field.tsx';

interface Props {
  readonly bookingRef: string;
  readonly trip: Pick<BookedTrip, 'ref' | 'title'>;
  readonly side: StopSide;
  readonly service: BookingService;
  /** The hotel is known now, here or elsewhere. */
  readonly onKnown: () => void;
  /** Stores the booking as the service sent it. */
  readonly onChange: (booking: Booking) => void;
}

const LABELS: Readonly<Record<StopSide, string>> = {
  pickup: 'Pickup hotel',
  dropoff: 'Drop-off hotel',
};

/** Maximum length, as in hotelSchema. */
const MAX_HOTEL_LENGTH = 160;

const ACTION = { not: 'The hotel was not saved', safe: 'Your booking has not changed.' };

function problemOf(outcome: Exclude<ChangeOutcome, { readonly kind: 'ok' }>): string {
  if (outcome.kind === 'conflict') return outcome.detail ?? 'Nothing was saved. Check the booking and try again.';
  if (outcome.kind === 'invalid') return 'Enter the name of the hotel.';
  return requestErrorText(outcome, ACTION);
}

/** The field for the hotel of a stop that was booked without one (ADR 29). */
export function HotelField({ bookingRef, trip, side, service, onKnown, onChange }: Props) {
  const [hotel, setHotel] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = `hotel-${trip.ref}-${side}`;
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const name = hotel.trim();
    if (!/\p{L}/u.test(name) || name.length < 2) {
      setProblem('Enter the name of the hotel.');
      field.current?.focus();
      return;
    }
    setBusy(true);
    const outcome = await service.saveHotel(bookingRef, { tripRef: trip.ref, side, hotel: name });
    setBusy(false);
    if (outcome.kind !== 'ok') return setProblem(problemOf(outcome));
    onKnown();
    onChange(outcome.booking);
  };
  return (
    <form className="hotel-field no-print" noValidate onSubmit={save} aria-label={`${LABELS[side]}, ${trip.title}`}>
      <Field id={id} label={LABELS[side]} problem={problem}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="text"
            autoComplete="off"
            maxLength={MAX_HOTEL_LENGTH}
            value={hotel}
            onChange={({ target }) => setHotel(target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button button-quiet" aria-disabled={busy}>
        {busy ? 'Saving …' : 'Save hotel'}
      </button>
    </form>
  );
}
