import { useId, useState } from 'react';
import type { CheckIn, CheckInState } from '../../lib/desk/check-in.contract.ts';
import type { DeskDeparture, DeskDepartures, DeskTrip } from '../../lib/desk/departures.contract.ts';
import type { VoucherKeys } from '../../lib/desk/voucher-keys.contract.ts';
import { DialogHead } from '../kit/DialogHead.tsx';
import tickCss from '../kit/tick.css?inline';
import { useModal } from '../kit/use-modal.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { CameraView } from './CameraView.tsx';
import css from './desk-scan.css?inline';
import { TypedVoucher } from './TypedVoucher.tsx';
import { useVoucherScan } from './use-voucher-scan.ts';
import { VoucherResult } from './VoucherResult.tsx';

interface Props {
  /** The departure, as people call it. */
  readonly title: string;
  readonly departure: DeskDeparture;
  readonly day: DeskDepartures;
  /** Null until they are there: then nothing is read. */
  readonly keys: Pick<VoucherKeys, 'keys' | 'cancelled'> | null;
  /** How old the list is, where there is no newer one; null where it is fresh. */
  readonly warning: string | null;
  readonly locale: string;
  readonly stateOf: (trip: DeskTrip, person: DeskTrip['persons'][number]) => CheckIn | null;
  readonly saveCheckIn: (trip: DeskTrip, index: number, state: CheckInState) => void;
  readonly close: () => void;
}

/**
 * The vouchers of a departure, one after the other, read by the camera or typed
 * (specification.md#at-the-pier).
 */
export function DeskScanDialog(props: Props) {
  useStyles(tickCss);
  useStyles(css);
  const { title, day, keys, warning, locale, stateOf, saveCheckIn, close } = props;
  const departure = withCheckIns(props.departure, stateOf);
  const known = { departure, day, cancelled: keys?.cancelled ?? [] };
  const { scanned, see, check, next } = useVoucherScan(known, keys?.keys ?? []);
  const [done, setDone] = useState('');
  const id = useId();
  const { dialog, heading, onClosed, closeOnBackdrop } = useModal(close);
  const goOn = (text: string | null) => {
    setDone(text ?? '');
    next();
    heading.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it for the keyboard.
    <dialog
      className="desk-dialog desk-scan"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClosed}
      onClick={closeOnBackdrop}
    >
      <DialogHead id={id} title="Scan vouchers" heading={heading} close={close}>
        <p className="soft">
          {title} · {boardedText(departure)}
        </p>
      </DialogHead>
      <div className="desk-scan-body">
        {warning && <p className="desk-problem">{warning}</p>}
        <p role="status" className="desk-done">
          {scanned ? '' : done}
        </p>
        {scanned && (
          <VoucherResult
            scanned={scanned}
            locale={locale}
            checkIn={(trip, indexes) => {
              for (const index of indexes) saveCheckIn(trip, index, 'boarded');
            }}
            next={goOn}
          />
        )}
        <CameraView onCode={see} isPaused={scanned !== null || keys === null} />
        {!scanned && keys && <TypedVoucher onCode={check} />}
        {!keys && <p role="status">Loading the keys of vouchers …</p>}
      </div>
    </dialog>
  );
}

/** A departure with what this device knows of who is there, also what it has not sent yet. */
function withCheckIns(departure: DeskDeparture, stateOf: Props['stateOf']): DeskDeparture {
  const known = (trip: DeskTrip) => ({
    ...trip,
    persons: trip.persons.map((person) => ({ ...person, checkIn: stateOf(trip, person) })),
  });
  return { ...departure, groups: departure.groups.map((group) => ({ ...group, trips: group.trips.map(known) })) };
}

function boardedText({ groups }: DeskDeparture): string {
  const persons = groups.flatMap(({ trips }) => trips.flatMap((trip) => trip.persons));
  return `${persons.filter(({ checkIn }) => checkIn?.state === 'boarded').length} of ${persons.length} here`;
}
