import type { BookedTrip } from '../../lib/bookings/booking.schema.ts';
import { deskDropTripContract } from '../../lib/desk/booking-commands.contract.ts';
import type { Money } from '../../lib/money/money.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { FilePart } from './BookingActions.tsx';
import { amountText } from './desk-format.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface Props extends FilePart {
  readonly booked: BookedTrip;
  /** What is owed back for it. */
  readonly refund: Money;
  readonly close: () => void;
}

/** Takes a called-off trip out of a booking of several, with the refund shown before. */
export function DropTripDialog({ file, path, replace, booked, refund, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(deskDropTripContract);
  const run = async () => {
    const request = { tripRef: booked.ref, expectedRefund: refund };
    const changed = await send(`${path}${deskDropTripContract.path}`, request);
    if (!changed) return;
    replace(changed);
    close();
  };
  return (
    <ActionDialog
      title="Take this trip out?"
      action="Take the trip out"
      isDangerous
      isBusy={isBusy}
      problem={problem}
      onSend={run}
      close={close}
    >
      <p>
        {booked.title} is no longer part of the booking, and who was named for it is deleted. The other trips stay.{' '}
        {file.booking.booker.name} gets a mail, and so does the company if it knows of the trip. You cannot undo it.
      </p>
      <p>
        <strong>
          {refund.minor > 0
            ? `${amountText(refund.minor, 'en-US')} is to be given back: all that was paid for it.`
            : 'Nothing is to be given back: it was not paid, or it was given back before.'}
        </strong>
      </p>
      {refund.minor > 0 && <p>Nothing is paid back yet. After this, press “Give money back”.</p>}
    </ActionDialog>
  );
}
