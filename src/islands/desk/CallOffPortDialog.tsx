import { useState } from 'react';
import { callOffContract, callOffPreviewContract } from '../../lib/desk/calendar.contract.ts';
import { manilaDate, manilaInstant } from '../../lib/time/manila.ts';
import { Field } from '../kit/Field.tsx';
import { useNow } from '../kit/use-now.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { calledOffTexts, previewTexts } from './call-off.text.ts';
import { dayOf } from './desk-format.ts';
import { ReasonField } from './ReasonField.tsx';
import { useDeskCommand } from './use-desk-command.ts';
import { useDeskQuery } from './use-desk-query.ts';

interface Props {
  /** The place's code. */
  readonly port: string;
  readonly name: string;
  readonly close: () => void;
}

/** Calls off every boat of a port on a day, with what that does shown before. */
export function CallOffPortDialog({ port, name, close }: Props) {
  const today = manilaDate(useNow());
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [results, setResults] = useState<readonly string[] | null>(null);
  const { send, isBusy, problem } = useDeskCommand(callOffContract);
  const scope = { kind: 'port', id: port } as const;
  const query = new URLSearchParams({ ...scope, day });
  const preview = useDeskQuery(callOffPreviewContract, `${callOffPreviewContract.path}?${query}`);
  const run = async () => {
    setChecked(true);
    if (reason.trim() === '' || !preview.data) return;
    const calledOff = await send(callOffContract.path, { scope, day, time: null, reason });
    if (!calledOff) return;
    setResults([...calledOffTexts(calledOff), 'Set the sea to “No boats” too: the pages of the boats then say why.']);
  };
  return (
    <ActionDialog
      title={results === null ? `Call off every boat from ${name}?` : 'They are called off'}
      action="Call them off"
      isDangerous
      isBusy={isBusy}
      problem={problem ?? (results === null ? preview.problem : null)}
      canSend={preview.data !== null}
      results={results}
      onSend={run}
      close={close}
    >
      <Field id="call-off-day" label="Day">
        {(control) => (
          <input
            {...control}
            type="date"
            min={today}
            value={day}
            onChange={({ target }) => {
              if (!Number.isNaN(manilaInstant(target.value))) setDay(target.value);
            }}
          />
        )}
      </Field>
      <p>
        Nobody can book a boat from {name} on {dayOf(day)} any more.
      </p>
      <div role="status">
        {preview.data
          ? previewTexts(preview.data).map((text) => (
              <p key={text}>
                <strong>{text}</strong>
              </p>
            ))
          : !preview.problem && <p>Looking up who is booked …</p>}
      </div>
      <ReasonField
        reason={reason}
        onChange={setReason}
        problem={isChecked && reason.trim() === '' ? 'Say why in a few words.' : undefined}
      />
    </ActionDialog>
  );
}
