import { Field } from '../kit/Field.tsx';
import { Choices } from './Choices.tsx';
import type { CounterFormState } from './use-counter-form.ts';

interface Props {
  readonly form: CounterFormState;
  /** The best refund in a few words. */
  readonly cancellation: string;
}

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'mobile', label: 'Mobile', type: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email' },
] as const;

const PAYMENTS = [
  { value: 'link', title: 'They pay later', text: 'You send them a link by SMS or WhatsApp.' },
  { value: 'cash', title: 'Paid in cash now', text: 'All of it, with a receipt.' },
] as const;

/** Who books, how they pay, and that they know the rules. */
export function CounterBookerFields({ form: { booker, changeBooker, problemAt }, cancellation }: Props) {
  const agreement = problemAt('hasAgreed');
  return (
    <>
      {FIELDS.map(({ name, label, type }) => (
        <Field key={name} id={name} label={label} problem={problemAt(name)}>
          {(control) => (
            <input
              {...control}
              type={type}
              autoComplete="off"
              maxLength={254}
              value={booker[name]}
              onChange={({ target }) => changeBooker({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Choices
        name="payment"
        legend="Payment"
        options={PAYMENTS}
        value={booker.payment}
        onChange={(payment) => changeBooker({ payment })}
      />
      {booker.payment === 'cash' && (
        <Field id="receipt" label="Number of the receipt" problem={problemAt('receipt')}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={80}
              value={booker.receipt}
              onChange={({ target }) => changeBooker({ receipt: target.value })}
            />
          )}
        </Field>
      )}
      <label className="tick">
        <input
          type="checkbox"
          aria-invalid={agreement !== undefined}
          aria-describedby={agreement ? 'agreement-problem' : undefined}
          checked={booker.hasAgreed}
          onChange={({ target }) => changeBooker({ hasAgreed: target.checked })}
        />
        <span>They agree to our terms and know the rules: {cancellation}</span>
      </label>
      {agreement && (
        <p id="agreement-problem" className="desk-problem">
          {agreement}
        </p>
      )}
    </>
  );
}
