import { type SyntheticEvent, useRef, useState } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { ChangeOutcome } from '../../lib/bookings/bookings.contract.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import { fieldMessage } from '../../lib/text/field-message.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import type { StoredBooking } from '../booking-service/stored-booking.schema.ts';
import { EmailSuggestion } from '../checkout/EmailSuggestion.tsx';
import { Field } from '../kit/Field.tsx';

interface Props {
  readonly stored: StoredBooking;
  readonly service: BookingService;
  /** Stores the booking as the service sent it. */
  readonly onChange: (booking: Booking) => void;
}

const ACTION = { not: 'Nothing was sent', safe: 'Your booking is saved on this device.' };
const PROBLEM = fieldMessage('an e-mail address such as maria@example.com');

type Failure = Exclude<ChangeOutcome, { readonly kind: 'ok' }>;

function errorText(outcome: Failure): string {
  if (outcome.kind === 'conflict') return outcome.detail ?? 'You cannot correct the address here. Write to us.';
  return outcome.kind === 'invalid' ? PROBLEM : requestErrorText(outcome, ACTION);
}

/** The mail address of a booking: send its link again, or correct it. */
export function BookingEmail({ stored, service, onChange }: Props) {
  const { ref, booker } = stored.booking;
  const status = useRef<HTMLParagraphElement>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const sendAgain = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await service.sendAgain(ref);
    setBusy(false);
    setMessage(
      outcome.kind === 'ok'
        ? `Our e-mail is on its way to ${booker.email}. It can take a few minutes. Check your spam folder too.`
        : requestErrorText(outcome, ACTION),
    );
  };
  const correct = async (email: string) => {
    setBusy(true);
    const outcome = await service.correctEmail(ref, email);
    setBusy(false);
    if (outcome.kind !== 'ok') return setMessage(errorText(outcome));
    onChange(outcome.booking);
    setCorrecting(false);
    setMessage(`Our e-mail is on its way to ${outcome.booking.booker.email}. Links in earlier e-mails no longer work.`);
    status.current?.focus();
  };
  return (
    <>
      <p>
        We sent everything to <strong className="booking-email">{booker.email}</strong>. Did it not arrive? Check your
        spam folder, then send it again{stored.placedHere && ' or correct the address'}.
      </p>
      <p className="message-links">
        <button type="button" className="button button-quiet" aria-disabled={busy} onClick={sendAgain}>
          Send it again
        </button>
        {stored.placedHere && !isCorrecting && (
          <button type="button" className="button button-quiet" onClick={() => setCorrecting(true)}>
            Correct the address
          </button>
        )}
      </p>
      {isCorrecting && <CorrectEmail email={booker.email} busy={busy} onCorrect={correct} />}
      <p role="status" ref={status} tabIndex={-1}>
        {message}
      </p>
    </>
  );
}

interface CorrectProps {
  readonly email: string;
  readonly busy: boolean;
  readonly onCorrect: (email: string) => void;
}

function CorrectEmail({ email, busy, onCorrect }: CorrectProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(email);
  const [left, setLeft] = useState<string | null>(email);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
    setProblem(isAddress ? undefined : PROBLEM);
    if (!isAddress) field.current?.focus();
    else if (!busy) onCorrect(text.trim());
  };
  const use = (meant: string) => {
    setText(meant);
    setLeft(meant);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Correct the address">
      <Field id="correct-email" label="E-mail" problem={problem}>
        {(control) => (
          <input
            {...control}
            ref={field}
            // biome-ignore lint/a11y/noAutofocus: the field was just asked for
            autoFocus
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={254}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => setLeft(text)}
          />
        )}
      </Field>
      <EmailSuggestion typed={left} onUse={use} />
      <p>
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? 'One moment …' : 'Save and send the e-mail'}
        </button>
      </p>
    </form>
  );
}
