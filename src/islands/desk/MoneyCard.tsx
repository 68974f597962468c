import type { ReactNode } from 'react';
import type { BookingStatus } from '../../lib/bookings/booking-status.schema.ts';
import { deskHref } from '../../lib/desk/desk-route.ts';
import { momentText } from './desk-format.ts';
import { StatusChip } from './StatusChip.tsx';

interface Props {
  readonly booking: {
    readonly ref: string;
    readonly name: string;
    readonly status: BookingStatus;
    readonly departure: string;
  };
  /** What is waited for, or owed. */
  readonly amount: string;
  /** Until when, or how. */
  readonly children: ReactNode;
}

/** A booking whose money is not settled; it leads to the booking, where that is done. */
export function MoneyCard({ booking: { ref, name, status, departure }, amount, children }: Props) {
  return (
    <a className="desk-card desk-booking-row" href={deskHref({ screen: 'booking', ref })}>
      <span className="desk-row-head">
        <strong>{name}</strong>
        <StatusChip status={status} />
      </span>
      <strong>{amount}</strong>
      <span>{children}</span>
      <span className="soft">
        {ref} · leaves {momentText(departure)}
      </span>
    </a>
  );
}
