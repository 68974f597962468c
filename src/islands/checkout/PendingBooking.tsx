import { useState } from 'react';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import { Notice } from '../kit/Notice.tsx';
import type { SendBookingOutcome } from './send-booking.ts';

interface Props {
  /** Sends the booking. @returns what came of it; null where another tab is sending */
  readonly send: () => Promise<SendBookingOutcome | null>;
  readonly go: Navigate;
  /** Called when the traveller wants to change it first. */
  readonly onCancel: () => void;
}

/** Shown in place of the form while a booking waits for a connection. */
export function PendingBooking({ send, go, onCancel }: Props) {
  const [state, setState] = useState<'waits' | 'busy' | 'failed'>('waits');
  const sendNow = async () => {
    if (state === 'busy') return;
    setState('busy');
    const outcome = await send().catch(() => null);
    if (outcome?.kind === 'ok') go(`${PATHS.confirmation}#ref=${outcome.booking.ref}`);
    else setState('failed');
  };
  return (
    <Notice tone="waiting" title="Saved on this phone, not sent yet">
      <p>
        Nothing is booked yet. We send your booking, once only, as soon as you are online. You can leave this page or
        close the browser.
      </p>
      <p role="status">
        {state === 'busy' && 'Sending …'}
        {state === 'failed' && 'Still no answer. Your booking is safe on this phone and will be sent later.'}
      </p>
      <div className="notice-actions">
        <button className="button" type="button" aria-disabled={state === 'busy'} onClick={sendNow}>
          Send now
        </button>
        <button className="button button-quiet" type="button" onClick={onCancel}>
          Change it first
        </button>
      </div>
    </Notice>
  );
}
