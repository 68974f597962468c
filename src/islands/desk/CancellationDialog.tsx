import { useState } from 'react';
import { deskCancellationContract, deskCancellationQuoteContract } from '../../lib/desk/booking-commands.contract.ts';
import { Field } from '../kit/Field.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import type { FilePart } from './BookingActions.tsx';
import { Choices } from './Choices.tsx';
import { amountText } from './desk-format.ts';
import { useDeskCommand } from './use-desk-command.ts';
import { useDeskQuery } from './use-desk-query.ts';

interface Props extends FilePart {
  readonly close: () => void;
}

/** Cancels a booking, with the refund shown before. */
export function CancellationDialog({ file, path, replace, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(deskCancellationContract);
  const quote = useDeskQuery(deskCancellationQuoteContract, `${path}${deskCancellationQuoteContract.path}`);
  const [isFullRefund, setFullRefund] = useState(false);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { refund = null, fullRefund = null } = quote.data ?? {};
  const isSame = refund?.minor === fullRefund?.minor;
  const chosen = isFullRefund && !isSame ? fullRefund : refund;
  const run = async () => {
    setChecked(true);
    if (!chosen || reason.trim() === '') return;
    const body = { expectedRefund: chosen, isFullRefund: isFullRefund && !isSame, reason };
    const changed = await send(`${path}${deskCancellationContract.path}`, body);
    if (!changed) return quote.reload();
    replace(changed);
    close();
  };
  return (
    <ActionDialog
      title="Cancel this booking?"
      action="Cancel the booking"
      isDangerous
      isBusy={isBusy}
      problem={problem ?? quote.problem}
      canSend={chosen !== null}
      onSend={run}
      close={close}
    >
      <p>
        All {file.booking.trips.length > 1 ? `${file.booking.trips.length} trips are` : 'of it is'} cancelled, and the
        places are free again. The traveller gets a mail, and so do companies that know of the trips. You cannot undo
        it.
      </p>
      {!quote.data && (
        <p role="status">
          {quote.problem ? 'What is owed could not be looked up, so this waits.' : 'Looking up what goes back …'}
        </p>
      )}
      {quote.data && !refund && <p>This booking cannot be cancelled any more.</p>}
      {refund && fullRefund && isSame && (
        <p>
          <strong>
            {refund.minor > 0
              ? `${amountText(refund.minor, 'en-US')} is to be given back.`
              : 'Nothing is to be given back.'}
          </strong>
        </p>
      )}
      {refund && fullRefund && !isSame && (
        <Choices
          name="refund"
          legend="What goes back?"
          value={isFullRefund}
          onChange={setFullRefund}
          options={[
            {
              value: false,
              title: refund.minor > 0 ? amountText(refund.minor, 'en-US') : 'Nothing',
              text: 'By the rules of the sale',
            },
            {
              value: true,
              title: amountText(fullRefund.minor, 'en-US'),
              text: 'Everything that was paid: it is our fault, or the weather',
            },
          ]}
        />
      )}
      {chosen && chosen.minor > 0 && <p>Nothing is paid back yet. After this, press “Give money back”.</p>}
      <Field
        id="cancel-reason"
        label="Why?"
        hint="It stays in the history of the booking."
        problem={isChecked && reason.trim() === '' ? 'A few words, such as: ill, asked by phone' : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
