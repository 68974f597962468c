import { useState } from 'react';
import { callOffContract } from '../../lib/desk/calendar.contract.ts';
import type { DeskDeparture } from '../../lib/desk/departures.contract.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { calledOffTexts } from './call-off.text.ts';
import { DepartureScope } from './DepartureScope.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useDeskCommand } from './use-desk-command.ts';

interface Props {
  readonly departure: DeskDeparture;
  readonly reload: () => void;
  readonly close: () => void;
}

/** Calls a departure off: closes it, and asks everybody on it what they want. */
export function CallOffDialog({ departure, reload, close }: Props) {
  const { send, isBusy, problem } = useDeskCommand(callOffContract);
  const [isWholeDay, setWholeDay] = useState(false);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [results, setResults] = useState<readonly string[] | null>(null);
  const bookings = new Set(departure.groups.flatMap(({ trips }) => trips.map(({ bookingRef }) => bookingRef))).size;
  const run = async () => {
    setChecked(true);
    if (reason.trim() === '') return;
    const { listingCode: id, day, time } = departure;
    const body = { scope: { kind: 'listing', id } as const, day, time: isWholeDay ? null : time, reason };
    const calledOff = await send(callOffContract.path, body);
    if (!calledOff) return;
    setResults(calledOffTexts(calledOff));
    reload();
  };
  return (
    <ActionDialog
      title={results === null ? 'Call this departure off?' : 'It is called off'}
      action="Call it off"
      isDangerous
      isBusy={isBusy}
      problem={problem}
      results={results}
      onSend={run}
      close={close}
    >
      <p>
        Nobody can book it any more.{' '}
        {bookings > 0
          ? `${bookings} ${bookings === 1 ? 'booking' : 'bookings'} at this hour: they get a mail and choose another day or all their money back. The company gets a mail too.`
          : 'Nobody is booked at this hour.'}
      </p>
      <DepartureScope departure={departure} isWholeDay={isWholeDay} onChange={setWholeDay} />
      <ReasonField
        reason={reason}
        onChange={setReason}
        problem={isChecked && reason.trim() === '' ? 'Say why in a few words.' : undefined}
      />
    </ActionDialog>
  );
}
