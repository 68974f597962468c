import { useRef, useState } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { ChangeOutcome } from '../../lib/bookings/bookings.contract.ts';
import type { CalledOffChoice } from '../../lib/bookings/called-off-choice.ts';
import { type ActionText, requestErrorText } from '../../lib/checkout/request-error.text.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useCalledOffChoice } from './use-called-off-choice.ts';

interface CancelDialogOptions {
  /** The link that asked for all money back; null where none did. */
  readonly choice: CalledOffChoice | null;
  readonly canOpen: boolean;
  /** Called when the refund may have changed. */
  readonly refresh: () => void;
  readonly texts: { readonly changed: string; readonly failed: ActionText };
}

/** The state of a `CancelDialog` and its button. The refund is requested anew when it opens. */
export function useCancelDialog({ choice, canOpen, refresh, texts }: CancelDialogOptions) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpen(true);
    refresh();
  };
  useCalledOffChoice(choice, canOpen, open);
  const close = () => {
    setOpen(false);
    setMessage('');
    setTimeout(() => button.current?.focus());
  };
  /** Closes the dialog with the booking as it is then, or says in it why nothing was done. */
  const send = async (request: () => Promise<ChangeOutcome>, onDone: (booking: Booking) => void) => {
    setBusy(true);
    const outcome = await request();
    setBusy(false);
    if (outcome.kind === 'ok') {
      setOpen(false);
      onDone(outcome.booking);
    } else if (outcome.kind === 'conflict' || outcome.kind === 'invalid') {
      setMessage(serviceText(outcome.detail, language) ?? texts.changed);
      refresh();
    } else setMessage(requestErrorText(outcome, texts.failed, language));
  };
  return { button, isOpen, open, send, dialog: { busy, message, close } };
}
