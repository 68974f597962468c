import { useState } from 'react';
import type { BookingFileView } from '../../lib/desk/booking-file.contract.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { type StatusEvent, statusChangeText } from './booking-file.text.ts';
import { CancellationDialog } from './CancellationDialog.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';

/** A booking's file on the screen: where it is read, and what shows it after a change. */
export interface FilePart {
  readonly file: BookingFileView;
  /** `/api/desk/bookings/{ref}` */
  readonly path: string;
  readonly replace: (file: BookingFileView) => void;
}

interface Props extends FilePart {
  readonly session: DeskSession;
}

const STATUS_EVENTS: readonly StatusEvent[] = ['confirm', 'complete', 'no-show'];

/** What can be done with a booking now: each in a dialog that says what happens. */
export function BookingActions({ session, ...part }: Props) {
  const [open, setOpen] = useState<StatusEvent | 'pay' | 'cancel' | 'refund' | null>(null);
  const { actions, booking, dueCents } = part.file;
  const dialog = { ...part, close: () => setOpen(null) };
  // What came too late for a booking that has ended is recorded too.
  const isExpected = dueCents > 0 || booking.status === 'expired';
  const canPay = isExpected && actions.includes('pay') && session.actions.includes('confirm-payments');
  const canChange = session.actions.includes('change-bookings');
  const canRefund = actions.includes('refund') && session.actions.includes('refund');
  const events = canChange ? STATUS_EVENTS.filter((event) => actions.includes(event)) : [];
  return (
    <>
      <p className="desk-actions no-print">
        {canPay && (
          <button type="button" className="button" onClick={() => setOpen('pay')}>
            Record a payment
          </button>
        )}
        {events.map((event) => (
          <button
            key={event}
            type="button"
            className={canPay ? 'button button-quiet' : 'button'}
            onClick={() => setOpen(event)}
          >
            {statusChangeText(event).button}
          </button>
        ))}
        {canRefund && (
          <button type="button" className="button button-quiet" onClick={() => setOpen('refund')}>
            Give money back
          </button>
        )}
        {canChange && actions.includes('cancel') && (
          <button type="button" className="button button-danger" onClick={() => setOpen('cancel')}>
            Cancel
          </button>
        )}
      </p>
      {open === 'pay' && <PaymentDialog {...dialog} />}
      {open === 'cancel' && <CancellationDialog {...dialog} />}
      {open === 'refund' && <RefundDialog {...dialog} />}
      {(open === 'confirm' || open === 'complete' || open === 'no-show') && <StatusDialog {...dialog} event={open} />}
    </>
  );
}
