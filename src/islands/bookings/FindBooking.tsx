import { type SyntheticEvent, useRef, useState } from 'react';
import { referenceSchema } from '../../lib/booking/booking-ref.schema.ts';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import { fieldMessage } from '../../lib/text/field-message.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { Field } from '../kit/Field.tsx';

interface Props {
  readonly service: Pick<BookingService, 'find'>;
}

type Problems = Readonly<Partial<Record<'ref' | 'email', string>>>;

const REF_PROBLEM = fieldMessage('the reference: 8 digits and letters, such as 7K2M0QXA');
const EMAIL_PROBLEM = fieldMessage('the e-mail address you booked with, such as maria@example.com');
const SENT =
  'If we have a booking with this reference and e-mail address, its link is on its way. It can take a few minutes. Nothing yet? Check your spam folder, then check both fields.';
const ACTION = { not: 'Nothing was sent', safe: 'You can also write to us and give the reference.' };

function problemsOf(ref: string, email: string): Problems {
  return {
    ...(!referenceSchema.safeParse(ref).success && { ref: REF_PROBLEM }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: EMAIL_PROBLEM }),
  };
}

/**
 * Requests the lost link of a booking, mailed to the address on file. The text never discloses
 * whether the booking exists.
 */
export function FindBooking({ service }: Props) {
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
    const wrong = problemsOf(ref, email);
    setProblems(wrong);
    setMessage('');
    const [first] = Object.keys(wrong);
    if (first) return document.getElementById(`find-${first}`)?.focus();
    setBusy(true);
    const outcome = await service.find(ref, email);
    setBusy(false);
    if (outcome.kind === 'ok') setMessage(SENT);
    else if (outcome.kind === 'invalid') setProblems({ email: EMAIL_PROBLEM });
    else setMessage(requestErrorText(outcome, ACTION));
  };
  return (
    <form ref={form} className="panel open-by-link" noValidate onSubmit={find} aria-labelledby="find-title">
      <h2 id="find-title">Lost the link?</h2>
      <p>Enter the reference and the e-mail address of the booking, and we will send you the link.</p>
      <Field id="find-ref" label="Reference" problem={problems.ref}>
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
      <Field id="find-email" label="E-mail you booked with" problem={problems.email}>
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
          {busy ? 'One moment …' : 'Send me the link'}
        </button>
      </p>
      <p role="status">{message}</p>
    </form>
  );
}
