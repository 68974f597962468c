import { useState } from 'react';
import type { DeskDeparture, DeskDepartures } from '../../lib/desk/departures.contract.ts';
import { LazyPart } from '../kit/lazy-part.tsx';
import { clockOf, DESK_LOCALE, hourText } from './desk-format.ts';
import type { CheckIns } from './use-check-ins.ts';
import { useVoucherKeys } from './use-voucher-keys.ts';
import { voucherScan } from './voucher-scan-code.ts';

interface Props {
  readonly departure: DeskDeparture;
  /** All departures of its day. */
  readonly day: DeskDepartures;
  readonly checkIns: CheckIns;
  /** Why the departures may be out of date; null where they are not. */
  readonly problem: string | null;
}

/** The button that scans the vouchers of a departure, and what it opens. */
export function ScanVouchers(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Scan vouchers
      </button>
      {isOpen && <OpenScan {...props} close={() => setOpen(false)} />}
    </>
  );
}

const NO_KEYS = { keys: [], cancelled: [] };

function OpenScan({ departure, day, checkIns, problem, close }: Props & { readonly close: () => void }) {
  const keys = useVoucherKeys(day.day);
  const isOld = problem !== null || keys.problem !== null;
  return (
    <LazyPart
      code={voucherScan}
      part={{
        title: `${hourText(departure.time)} ${departure.title}`,
        departure,
        day,
        keys: keys.data ?? (keys.problem === null ? null : NO_KEYS),
        warning: isOld ? `No connection. What counts is the list of ${clockOf(day.asOf)}.` : null,
        locale: DESK_LOCALE,
        stateOf: checkIns.stateOf,
        saveCheckIn: checkIns.save,
        close,
      }}
    />
  );
}
