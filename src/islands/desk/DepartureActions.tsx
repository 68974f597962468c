import { useState } from 'react';
import type { DeskDeparture } from '../../lib/desk/departures.contract.ts';
import { CallOffDialog } from './CallOffDialog.tsx';
import { DepartureDialog } from './DepartureDialog.tsx';
import { SeatsDialog } from './SeatsDialog.tsx';

interface Props {
  readonly departure: DeskDeparture;
  /** Reads the departure again after a change. */
  readonly reload: () => void;
}

/** What can be done with a departure: each in a dialog that says what happens. */
export function DepartureActions({ departure, reload }: Props) {
  const [open, setOpen] = useState<'close' | 'ask' | 'open' | 'seats' | 'call-off' | null>(null);
  const dialog = { departure, reload, close: () => setOpen(null) };
  const { state, units, seats } = departure;
  return (
    <>
      <p className="desk-actions no-print">
        {state !== 'open' && (
          <button type="button" className="button" onClick={() => setOpen('open')}>
            Open it again
          </button>
        )}
        {state !== 'closed' && (
          <button type="button" className="button button-quiet" onClick={() => setOpen('close')}>
            Close it
          </button>
        )}
        {state !== 'ask' && (
          <button type="button" className="button button-quiet" onClick={() => setOpen('ask')}>
            Only through the desk
          </button>
        )}
        {units !== null && seats !== null && (
          <button type="button" className="button button-quiet" onClick={() => setOpen('seats')}>
            Places
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={() => print()}>
          Print
        </button>
        <button type="button" className="button button-danger" onClick={() => setOpen('call-off')}>
          Call it off
        </button>
      </p>
      {(open === 'close' || open === 'ask' || open === 'open') && <DepartureDialog {...dialog} kind={open} />}
      {open === 'seats' && <SeatsDialog {...dialog} />}
      {open === 'call-off' && <CallOffDialog {...dialog} />}
    </>
  );
}
