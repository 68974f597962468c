import { useState } from 'react';
import { changeDeparturesContract } from '../../lib/desk/calendar.contract.ts';
import type { DeskDeparture } from '../../lib/desk/departures.contract.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { DepartureScope } from './DepartureScope.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useDeskCommand } from './use-desk-command.ts';

interface Props {
  readonly departure: DeskDeparture;
  readonly reload: () => void;
  readonly close: () => void;
  readonly kind: 'close' | 'ask' | 'open';
}

const TEXTS = {
  close: {
    title: 'Close this departure?',
    action: 'Close it',
    text: 'Nobody can book it any more. Who is booked stays booked and gets no mail: to tell them, call it off.',
  },
  ask: {
    title: 'Only through the desk?',
    action: 'Only through the desk',
    text: 'Travellers are asked to write or call. The desk can still book it. Nobody gets a mail.',
  },
  open: {
    title: 'Open it again?',
    action: 'Open it',
    text: 'Everybody can book it again while there are places. Nobody gets a mail.',
  },
} as const;

/** Closes a departure, keeps it for the desk, or opens it again. */
export function DepartureDialog({ departure, reload, close, kind }: Props) {
  const { send, isBusy, problem } = useDeskCommand(changeDeparturesContract);
  const [isWholeDay, setWholeDay] = useState(false);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { title, action, text } = TEXTS[kind];
  const isReasonMissing = kind !== 'open' && reason.trim() === '';
  const run = async () => {
    setChecked(true);
    if (isReasonMissing) return;
    const { listingCode: id, day, time } = departure;
    const scope = { kind: 'listing', id } as const;
    const body = { scope, day, time: isWholeDay ? null : time, change: { kind }, reason };
    if (!(await send(changeDeparturesContract.path, body))) return;
    reload();
    close();
  };
  return (
    <ActionDialog
      title={title}
      action={action}
      isDangerous={kind === 'close'}
      isBusy={isBusy}
      problem={problem}
      onSend={run}
      close={close}
    >
      <p>{text}</p>
      <DepartureScope departure={departure} isWholeDay={isWholeDay} onChange={setWholeDay} />
      {kind !== 'open' && (
        <ReasonField
          reason={reason}
          onChange={setReason}
          problem={isChecked && isReasonMissing ? 'Say why in a few words.' : undefined}
        />
      )}
    </ActionDialog>
  );
}
