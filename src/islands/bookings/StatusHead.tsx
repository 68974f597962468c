import type { ReactNode, Ref } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { statusText } from '../../lib/bookings/booking-status.text.ts';
import { bookingPageMessages } from '../../lib/messages/booking-page.ts';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly booking: Pick<Booking, 'ref' | 'status'>;
  /** Further text about this state, such as a refund on its way; may be empty. */
  readonly more: string;
  /** Whether a hotel is still to be named, and something else comes first. */
  readonly isHotelMissing: boolean;
  /** The element to focus when the state has changed. */
  readonly box: Ref<HTMLDivElement>;
  /** What to do now. */
  readonly children: ReactNode;
}

const TONES = { good: 'good', waiting: 'waiting', over: 'info' } as const;

/** The state of a booking and its reference. */
export function StatusHead({ booking, more, isHotelMissing, box, children }: Props) {
  const language = useLanguage();
  const t = bookingPageMessages(language);
  const { tone, title, text } = statusText(booking.status, language);
  return (
    <div className="status-head notice" data-tone={TONES[tone]} ref={box} tabIndex={-1}>
      <h2>{title}</h2>
      <p>
        {text} {more}
      </p>
      <p className="status-ref">
        <Message parts={t.reference<ReactNode>(<strong>{booking.ref}</strong>)} />
      </p>
      {isHotelMissing && <p className="no-print">{t.hotelMissing}</p>}
      {children}
    </div>
  );
}
