import { useState } from 'react';
import { addNoteContract } from '../../lib/desk/booking-commands.contract.ts';
import { Field } from '../kit/Field.tsx';
import type { FilePart } from './BookingActions.tsx';
import { momentText } from './desk-format.ts';
import { useDeskCommand } from './use-desk-command.ts';

/** Notes about a booking, which travellers never see, and a field for another one. */
export function BookingNotes({ file, path, replace }: FilePart) {
  const { send, isBusy, problem } = useDeskCommand(addNoteContract);
  const [text, setText] = useState('');
  const add = async () => {
    if (isBusy || text.trim() === '') return;
    const changed = await send(`${path}${addNoteContract.path}`, { text });
    if (!changed) return;
    replace(changed);
    setText('');
  };
  return (
    <section className="desk-section" aria-labelledby="file-notes">
      <h2 id="file-notes">Notes</h2>
      <ul className="desk-lines">
        {file.notes.map(({ at, text: note, by }) => (
          <li key={`${at} ${note}`}>
            {note}
            <span className="soft">
              {momentText(at)}
              {by && `, ${by}`}
            </span>
          </li>
        ))}
      </ul>
      <form
        className="desk-form no-print"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field id="note" label="New note" hint="Travellers never see it." problem={problem ?? undefined}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={1000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <button type="submit" className="button button-quiet" aria-disabled={isBusy || text.trim() === ''}>
          Add the note
        </button>
      </form>
    </section>
  );
}
