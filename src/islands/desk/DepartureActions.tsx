import { useState } from 'react';
import type { DeskDeparture } from '../../lib/desk/departures.contract.ts';
import { LazyScreen } from '../kit/lazy-screen.tsx';
import type { DepartureDialogKind } from './DepartureDialogs.tsx';
import { LOAD_FAILED } from './load-failed.text.ts';

interface Props {
  readonly departure: DeskDeparture;
  /** Reads the departure again after a change. */
  readonly reload: () => void;
}

const loadDialogs = () => import('./DepartureDialogs.tsx').then(({ DepartureDialogs }) => DepartureDialogs);

/** What can be done with a departure: each in a dialog that says what happens. */
export function DepartureActions({ departure, reload }: Props) {
  const [open, setOpen] = useState<DepartureDialogKind | null>(null);
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
      {open && (
        <LazyScreen
          load={loadDialogs}
          screen={{ kind: open, departure, reload, close: () => setOpen(null) }}
          failed={LOAD_FAILED}
        />
      )}
    </>
  );
}
