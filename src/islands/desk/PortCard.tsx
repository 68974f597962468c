import { useState } from 'react';
import { MAX_SEA_NOTE_LENGTH, type SeaStatus } from '../../lib/availability/sea-status.ts';
import { type PortSea, setSeaContract } from '../../lib/desk/calendar.contract.ts';
import { Field } from '../kit/Field.tsx';
import { CallOffPortDialog } from './CallOffPortDialog.tsx';
import { momentText } from './desk-format.ts';
import { useDeskCommand } from './use-desk-command.ts';

interface Props {
  readonly sea: PortSea;
  /** Of the port. */
  readonly name: string;
  /** Shows what the service answers to a change. */
  readonly replace: (sea: { asOf: string; ports: PortSea[] }) => void;
}

const STATUSES: readonly { readonly status: SeaStatus; readonly label: string }[] = [
  { status: 'normal', label: 'Normal' },
  { status: 'rough', label: 'Rough' },
  { status: 'closed', label: 'No boats' },
];

/** The sea at a port: one tap sets it, a note can follow, and a day can be called off. */
export function PortCard({ sea: { port, status, note: known, until, endsAt, by, at }, name, replace }: Props) {
  const { send, isBusy, problem } = useDeskCommand(setSeaContract);
  const [note, setNote] = useState(known);
  const [isCallingOff, setCallingOff] = useState(false);
  const save = async (next: SeaStatus, text: string) => {
    if (isBusy) return;
    const isNormal = next === 'normal';
    const body = { port, status: next, note: isNormal ? '' : text, until: next === status && !isNormal ? until : null };
    const answer = await send(setSeaContract.path, body);
    if (!answer) return;
    if (isNormal) setNote('');
    replace(answer);
  };
  return (
    <section className="desk-trip" aria-label={name}>
      <h2>{name}</h2>
      <div className="desk-toggle">
        {STATUSES.map(({ status: one, label }) => (
          <button
            key={one}
            type="button"
            className="button button-quiet"
            data-sea={one}
            aria-pressed={status === one}
            aria-disabled={isBusy}
            onClick={() => status !== one && save(one, note.trim())}
          >
            {label}
          </button>
        ))}
      </div>
      {status !== 'normal' && (
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault();
            save(status, note.trim());
          }}
        >
          <Field id={`note-${port}`} label="Note for travellers" hint="Such as: small boats stay in port today">
            {(control) => (
              <input
                {...control}
                maxLength={MAX_SEA_NOTE_LENGTH}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            )}
          </Field>
          {note.trim() !== known && (
            <button type="submit" className="button" aria-disabled={isBusy}>
              Save the note
            </button>
          )}
        </form>
      )}
      <p className="desk-problem" role="alert">
        {problem}
      </p>
      <p className="desk-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-label={`Call off a day: ${name}`}
          onClick={() => setCallingOff(true)}
        >
          Call off a day
        </button>
      </p>
      {isCallingOff && <CallOffPortDialog port={port} name={name} close={() => setCallingOff(false)} />}
      {at && (
        <p className="soft">
          Set {momentText(at)}
          {by && `, ${by}`}.{endsAt && ` It counts until ${momentText(endsAt)}, then the sea is normal again.`}
        </p>
      )}
    </section>
  );
}
