import { changeStatusContract } from '../../lib/desk/booking-commands.contract.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { FilePart } from './BookingActions.tsx';
import { type StatusEvent, statusChangeText } from './booking-file.text.ts';
import { amountText } from './desk-format.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface Props extends FilePart {
  readonly event: StatusEvent;
  readonly close: () => void;
}

/** Writes down that a booking is arranged, or how the day went. */
export function StatusDialog({ event, file, path, replace, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(changeStatusContract);
  const { title, text, button } = statusChangeText(event);
  const run = async () => {
    const changed = await send(`${path}${changeStatusContract.path}`, { event });
    if (!changed) return;
    replace(changed);
    close();
  };
  return (
    <ActionDialog
      title={title}
      action={button}
      isDangerous={event === 'no-show'}
      isBusy={isBusy}
      problem={problem}
      onSend={run}
      close={close}
    >
      <p>{text}</p>
      {event === 'confirm' && file.dueCents > 0 && (
        <p className="desk-open">{amountText(file.dueCents, 'en-US')} is not paid yet.</p>
      )}
    </ActionDialog>
  );
}
