import { type SyntheticEvent, useRef, useState } from 'react';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { BookedTrip, Booking } from '../../lib/bookings/booking.schema.ts';
import type { ChangeOutcome } from '../../lib/bookings/bookings.contract.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import type { Language } from '../../lib/languages/language.ts';
import { voucherMessages } from '../../lib/messages/voucher.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { Field } from '../kit/Field.tsx';
import { useLanguage } from '../kit/use-language.ts';

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

/** Maximum length, as in hotelSchema. */
const MAX_HOTEL_LENGTH = 160;

function problemOf(outcome: Exclude<ChangeOutcome, { readonly kind: 'ok' }>, language: Language): string {
  const t = voucherMessages(language).hotel;
  if (outcome.kind === 'conflict') return serviceText(outcome.detail, language) ?? t.changed;
  return outcome.kind === 'invalid' ? t.problem : requestErrorText(outcome, t.failed, language);
}

/** The field for the hotel of a stop that was booked without one (ADR 29). */
export function HotelField({ bookingRef, trip, side, service, onKnown, onChange }: Props) {
  const language = useLanguage();
  const t = voucherMessages(language).hotel;
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
      setProblem(t.problem);
      field.current?.focus();
      return;
    }
    setBusy(true);
    const outcome = await service.saveHotel(bookingRef, { tripRef: trip.ref, side, hotel: name });
    setBusy(false);
    if (outcome.kind !== 'ok') return setProblem(problemOf(outcome, language));
    onKnown();
    onChange(outcome.booking);
  };
  return (
    <form className="hotel-field no-print" noValidate onSubmit={save} aria-label={t.labelFor[side](trip.title)}>
      <Field id={id} label={t.label[side]} problem={problem}>
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
        {busy ? t.saving : t.save}
      </button>
    </form>
  );
}
