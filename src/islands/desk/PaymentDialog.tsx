import { useState } from 'react';
import { type RecordPaymentResponse, recordPaymentContract } from '../../lib/desk/booking-commands.contract.ts';
import { isManualPaymentId } from '../../lib/payments/manual-payment-id.ts';
import { typedCents } from '../../lib/payments/peso-conversion.ts';
import { Field } from '../kit/Field.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import type { FilePart } from './BookingActions.tsx';
import { dueText } from './booking-file.text.ts';
import { amountText } from './desk-format.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface Props extends FilePart {
  readonly close: () => void;
}

type Currency = 'PHP' | 'USD';

/** An amount as it is typed, in cents or whole pesos; null for anything else. */
function amountOf(text: string, currency: Currency) {
  const cents = typedCents(text);
  if (cents === null) return null;
  if (currency === 'USD') return { currency, cents };
  return cents % 100 === 0 ? { currency, pesos: cents / 100 } : null;
}

function resultText({ isKnown, isLate, cents }: RecordPaymentResponse['payment']): string {
  if (isKnown) return 'This payment was recorded before. Nothing has changed.';
  if (isLate) return `${amountText(cents, 'en-US')} came too late for the trips. All of it is to be given back.`;
  return `${amountText(cents, 'en-US')} is recorded.`;
}

/** Writes down money that came by bank, e-wallet or cash. */
export function PaymentDialog({ file, path, replace, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(recordPaymentContract);
  const [currency, setCurrency] = useState<Currency>('PHP');
  const [text, setText] = useState('');
  const [id, setId] = useState('');
  const [isTakenOnTheDay, setTakenOnTheDay] = useState(false);
  const [results, setResults] = useState<readonly string[] | null>(null);
  const [isChecked, setChecked] = useState(false);
  const amount = amountOf(text, currency);
  const trimmed = id.trim();
  const isIdValid = isManualPaymentId(trimmed);
  const hasLeft = file.booking.trips.some(({ departure }) => Date.parse(departure) <= Date.parse(file.asOf));
  const run = async () => {
    setChecked(true);
    if (!amount || !isIdValid) return;
    const changed = await send(`${path}${recordPaymentContract.path}`, { id: trimmed, amount, isTakenOnTheDay });
    if (!changed) return;
    replace(changed);
    setResults([resultText(changed.payment)]);
  };
  return (
    <ActionDialog
      title="Record a payment"
      action="Record it"
      isBusy={isBusy}
      problem={problem}
      results={results}
      onSend={run}
      close={close}
    >
      <p>
        {file.dueCents > 0 ? `${dueText(file)} is not paid yet. ` : 'Nothing is due. '}
        The traveller gets a receipt by mail.
      </p>
      <div className="desk-pair">
        <Field
          id="payment-amount"
          label="Amount"
          problem={isChecked && !amount ? `An amount, such as ${currency === 'PHP' ? '10,000' : '173.50'}` : undefined}
        >
          {(control) => (
            <input {...control} inputMode="decimal" value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
        <Field id="payment-currency" label="Currency">
          {(control) => (
            <select {...control} value={currency} onChange={({ target }) => setCurrency(target.value as Currency)}>
              <option value="PHP">Pesos</option>
              <option value="USD">US dollars</option>
            </select>
          )}
        </Field>
      </div>
      <Field
        id="payment-id"
        label="Number of the payment"
        hint="What the bank or wallet calls it, or the number of the receipt. The same number never counts twice."
        problem={isChecked && !isIdValid ? 'A number without spaces, such as GC-20270112-1' : undefined}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="off"
            maxLength={80}
            value={id}
            onChange={({ target }) => setId(target.value)}
          />
        )}
      </Field>
      {hasLeft && (
        <label className="tick">
          <input
            type="checkbox"
            checked={isTakenOnTheDay}
            onChange={({ target }) => setTakenOnTheDay(target.checked)}
          />
          <span>The crew took it on the day of the trip</span>
        </label>
      )}
    </ActionDialog>
  );
}
