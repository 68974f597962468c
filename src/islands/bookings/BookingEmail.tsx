import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { ChangeOutcome } from '../../lib/bookings/bookings.contract.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import type { Language } from '../../lib/languages/language.ts';
import { bookingEmailMessages } from '../../lib/messages/booking-email.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import type { StoredBooking } from '../booking-service/stored-booking.schema.ts';
import { EmailSuggestion } from '../checkout/EmailSuggestion.tsx';
import { Field } from '../kit/Field.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly stored: StoredBooking;
  readonly service: BookingService;
  /** Stores the booking as the service sent it. */
  readonly onChange: (booking: Booking) => void;
}

type Failure = Exclude<ChangeOutcome, { readonly kind: 'ok' }>;

function errorText(outcome: Failure, language: Language): string {
  const t = bookingEmailMessages(language);
  if (outcome.kind === 'conflict') return serviceText(outcome.detail, language) ?? t.cannotCorrect;
  return outcome.kind === 'invalid' ? t.problem : requestErrorText(outcome, t.failed, language);
}

/** The mail address of a booking: send its link again, or correct it. */
export function BookingEmail({ stored, service, onChange }: Props) {
  const language = useLanguage();
  const t = bookingEmailMessages(language);
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
    setMessage(outcome.kind === 'ok' ? t.sentAgain(booker.email) : requestErrorText(outcome, t.failed, language));
  };
  const correct = async (email: string) => {
    setBusy(true);
    const outcome = await service.correctEmail(ref, email);
    setBusy(false);
    if (outcome.kind !== 'ok') return setMessage(errorText(outcome, language));
    onChange(outcome.booking);
    setCorrecting(false);
    setMessage(t.corrected(outcome.booking.booker.email));
    status.current?.focus();
  };
  const email = <strong className="booking-email">{booker.email}</strong>;
  return (
    <>
      <p>
        <Message parts={stored.placedHere ? t.sentCorrectable<ReactNode>(email) : t.sent<ReactNode>(email)} />
      </p>
      <p className="message-links">
        <button type="button" className="button button-quiet" aria-disabled={busy} onClick={sendAgain}>
          {t.sendAgain}
        </button>
        {stored.placedHere && !isCorrecting && (
          <button type="button" className="button button-quiet" onClick={() => setCorrecting(true)}>
            {t.correct}
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
  const t = bookingEmailMessages(useLanguage());
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(email);
  const [left, setLeft] = useState<string | null>(email);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
    setProblem(isAddress ? undefined : t.problem);
    if (!isAddress) field.current?.focus();
    else if (!busy) onCorrect(text.trim());
  };
  const use = (meant: string) => {
    setText(meant);
    setLeft(meant);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t.correct}>
      <Field id="correct-email" label={t.field} problem={problem}>
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
          {busy ? t.busy : t.save}
        </button>
      </p>
    </form>
  );
}
