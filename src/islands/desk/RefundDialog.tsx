import { useState } from 'react';
import { type RefundResponse, refundContract } from '../../lib/desk/booking-commands.contract.ts';
import { typedCents } from '../../lib/payments/peso-conversion.ts';
import { Field } from '../kit/Field.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import type { FilePart } from './BookingActions.tsx';
import { Choices } from './Choices.tsx';
import { amountText } from './desk-format.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface Props extends FilePart {
  readonly close: () => void;
}

type Method = 'services' | 'by-hand' | 'instead-of-services';

const METHODS: readonly { readonly value: Method; readonly title: string; readonly text: string }[] = [
  {
    value: 'services',
    title: 'Back to the card or wallet',
    text: 'The payment service that took it pays it back now.',
  },
  {
    value: 'by-hand',
    title: 'I have paid it back',
    text: 'For money that came in cash or by bank transfer. Pay first, then write it down here.',
  },
  {
    value: 'instead-of-services',
    title: 'I have paid it back instead of the service',
    text: 'Only where the card or wallet cannot be paid any more.',
  },
];

const RESULTS: Readonly<Record<RefundResponse['refund']['results'][number]['kind'], string>> = {
  done: 'is on its way back.',
  refused: 'was refused by the payment service.',
  unanswered: 'had no answer from the payment service. Send it again.',
  uncertain: 'may have gone back. Look at the pages of the payment service.',
};

function resultTexts(
  { results, byHandCents, byServiceCents }: RefundResponse['refund'],
  method: Method,
): readonly string[] {
  const textOf = (kind: keyof typeof RESULTS) =>
    kind === 'done' && method !== 'services' ? 'is recorded as paid back.' : RESULTS[kind];
  const texts = [
    ...results.map(({ cents, kind, why }) => `${amountText(cents, 'en-US')} ${textOf(kind)}${why ? ` (${why})` : ''}`),
    ...(byHandCents > 0 ? [`${amountText(byHandCents, 'en-US')} is still to be paid back by hand.`] : []),
    ...(byServiceCents > 0
      ? [`${amountText(byServiceCents, 'en-US')} is still to go back to the card or wallet.`]
      : []),
  ];
  return texts.length > 0 ? texts : ['It is recorded.'];
}

/** Gives back what is owed, or writes down that somebody has. */
export function RefundDialog({ file, path, replace, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(refundContract);
  const [method, setMethod] = useState<Method>(file.byHandCents >= file.refundCents ? 'by-hand' : 'services');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [results, setResults] = useState<readonly string[] | null>(null);
  const cents = typedCents(amount);
  const isAmountValid = cents !== null || amount.trim() === '';
  const run = async () => {
    setChecked(true);
    if (!isAmountValid || reason.trim() === '') return;
    const changed = await send(`${path}${refundContract.path}`, { cents, reason, method });
    if (!changed) return;
    replace(changed);
    setResults(resultTexts(changed.refund, method));
  };
  return (
    <ActionDialog
      title="Give money back"
      action={method === 'services' ? 'Pay it back now' : 'Record it'}
      isDangerous={method === 'services'}
      isBusy={isBusy}
      problem={problem}
      results={results}
      onSend={run}
      close={close}
    >
      <p>
        <strong>{amountText(file.refundCents, 'en-US')} is owed back.</strong>
        {file.byHandCents > 0 && ` ${amountText(file.byHandCents, 'en-US')} of it came by hand and goes back by hand.`}{' '}
        The traveller gets a mail. You use your passkey once more.
      </p>
      <Choices name="method" legend="How?" options={METHODS} value={method} onChange={setMethod} />
      <Field
        id="refund-amount"
        label="US dollars"
        hint="Leave it empty for everything that is owed."
        problem={isChecked && !isAmountValid ? 'An amount, such as 86.50' : undefined}
      >
        {(control) => (
          <input {...control} inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        )}
      </Field>
      <Field
        id="refund-reason"
        label="Why?"
        problem={isChecked && reason.trim() === '' ? 'A few words, such as: storm' : undefined}
      >
        {(control) => (
          <input {...control} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
    </ActionDialog>
  );
}
