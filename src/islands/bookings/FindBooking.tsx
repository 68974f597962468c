import { type SyntheticEvent, useRef, useState } from 'react';
import { referenceSchema } from '../../lib/booking/booking-ref.schema.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import type { MyTripsMessages } from '../../lib/messages/my-trips.en.ts';
import { myTripsMessages } from '../../lib/messages/my-trips.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { Field } from '../kit/Field.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly service: Pick<BookingService, 'find'>;
}

type Problems = Readonly<Partial<Record<'ref' | 'email', string>>>;

function problemsOf(ref: string, email: string, t: MyTripsMessages['find']): Problems {
  return {
    ...(!referenceSchema.safeParse(ref).success && { ref: t.refProblem }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: t.emailProblem }),
  };
}

/**
 * Requests the lost link of a booking, mailed to the address on file. The text never discloses
 * whether the booking exists.
 */
export function FindBooking({ service }: Props) {
  const language = useLanguage();
  const t = myTripsMessages(language).find;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const find = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!form.current || busy) return;
    const given = new FormData(form.current);
    const ref = String(given.get('ref')).trim().toUpperCase();
    const email = String(given.get('email')).trim();
    const wrong = problemsOf(ref, email, t);
    setProblems(wrong);
    setMessage('');
    const [first] = Object.keys(wrong);
    if (first) return document.getElementById(`find-${first}`)?.focus();
    setBusy(true);
    const outcome = await service.find(ref, email);
    setBusy(false);
    if (outcome.kind === 'ok') setMessage(t.sent);
    else if (outcome.kind === 'invalid') setProblems({ email: t.emailProblem });
    else setMessage(requestErrorText(outcome, t.failed, language));
  };
  return (
    <form ref={form} className="panel open-by-link" noValidate onSubmit={find} aria-labelledby="find-title">
      <h2 id="find-title">{t.title}</h2>
      <p>{t.help}</p>
      <Field id="find-ref" label={t.ref} problem={problems.ref}>
        {(control) => (
          <input
            {...control}
            name="ref"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </Field>
      <Field id="find-email" label={t.email} problem={problems.email}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            maxLength={254}
          />
        )}
      </Field>
      <p>
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? t.busy : t.action}
        </button>
      </p>
      <p role="status">{message}</p>
    </form>
  );
}
