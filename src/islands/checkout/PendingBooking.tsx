import { useState } from 'react';
import { requestNumberText } from '../../lib/checkout/request-error.text.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import { joinSentences } from '../../lib/text/join-words.ts';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';
import type { SendBookingOutcome } from './send-booking.ts';

type SendState =
  | { readonly kind: 'waits' | 'busy' }
  | { readonly kind: 'failed'; readonly requestId?: string | undefined };

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
  const [state, setState] = useState<SendState>({ kind: 'waits' });
  const isBusy = state.kind === 'busy';
  const sendNow = async () => {
    if (isBusy) return;
    setState({ kind: 'busy' });
    const outcome = await send().catch(() => null);
    if (outcome?.kind === 'ok') go(`${localizedPath(PATHS.confirmation, language)}#ref=${outcome.booking.ref}`);
    else setState({ kind: 'failed', requestId: outcome?.kind === 'unavailable' ? outcome.requestId : undefined });
  };
  return (
    <Notice tone="waiting" title={t.title}>
      <p>{t.text}</p>
      <p role="status">
        {isBusy && t.sending}
        {state.kind === 'failed' && joinSentences([t.failed, requestNumberText(state.requestId, language)], language)}
      </p>
      <div className="notice-actions">
        <button className="button" type="button" aria-disabled={isBusy} onClick={sendNow}>
          {t.send}
        </button>
        <button className="button button-quiet" type="button" onClick={onCancel}>
          {t.change}
        </button>
      </div>
    </Notice>
  );
}
