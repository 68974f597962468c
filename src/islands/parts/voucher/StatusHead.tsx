import type { Ref } from 'react';
import type { BookingStatus } from '../../../lib/booking/booking-status.schema.ts';
import { statusWords } from '../../../lib/booking/status-words.ts';

interface Props {
  readonly bookingRef: string;
  readonly status: BookingStatus;
  /** More to say about this state, such as a refund that is on its way; empty for nothing. */
  readonly more: string;
  /** Where the focus goes when the state has changed. */
  readonly box: Ref<HTMLDivElement>;
}

const TONES = { good: 'good', waiting: 'waiting', over: 'info' } as const;

/** Where a booking stands, and its reference: what everybody asks for first. */
export function StatusHead({ bookingRef, status, more, box }: Props) {
  const { tone, title, text } = statusWords(status);
  return (
    <div className="status-head notice" data-tone={TONES[tone]} ref={box} tabIndex={-1}>
      <h2>{title}</h2>
      <p>
        {text} {more}
      </p>
      <p className="status-ref">
        Reference <strong>{bookingRef}</strong>
      </p>
    </div>
  );
}
