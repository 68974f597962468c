import { useState } from 'react';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';
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
  const language = useLanguage();
  const t = checkoutMessages(language).pending;
  const [state, setState] = useState<'waits' | 'busy' | 'failed'>('waits');
  const sendNow = async () => {
    if (state === 'busy') return;
    setState('busy');
    const outcome = await send().catch(() => null);
    if (outcome?.kind === 'ok') go(`${localizedPath(PATHS.confirmation, language)}#ref=${outcome.booking.ref}`);
    else setState('failed');
  };
  return (
    <Notice tone="waiting" title={t.title}>
      <p>{t.text}</p>
      <p role="status">
        {state === 'busy' && t.sending}
        {state === 'failed' && t.failed}
      </p>
      <div className="notice-actions">
        <button className="button" type="button" aria-disabled={state === 'busy'} onClick={sendNow}>
          {t.send}
        </button>
        <button className="button button-quiet" type="button" onClick={onCancel}>
          {t.change}
        </button>
      </div>
    </Notice>
  );
}
