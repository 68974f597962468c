import { useLayoutEffect, useRef, useState } from 'react';
import { parseVoucher } from '../../lib/bookings/signed-voucher.ts';
import type { DeskTrip } from '../../lib/desk/departures.contract.ts';
import type { VoucherVerdict } from '../../lib/desk/verify-voucher.ts';
import { voucherWords } from '../../lib/desk/voucher.text.ts';
import { peopleText } from '../../lib/money/people.ts';
import { BoardingList, travellerName } from './BoardingList.tsx';
import type { ScannedVoucher } from './use-voucher-scan.ts';

interface Props {
  readonly scanned: ScannedVoucher;
  readonly locale: string;
  /** Checks travellers of a trip in, by their index. */
  readonly checkIn: (trip: DeskTrip, indexes: readonly number[]) => void;
  /** Goes on, with what was done in a sentence; null for nothing. */
  readonly next: (done: string | null) => void;
}

/** After a look at the list and an ID, these may board as well. */
const AFTER_A_LOOK: readonly VoucherVerdict['kind'][] = [
  'changed',
  'unpaid',
  'unsigned',
  'unknown-key',
  'unverifiable',
];

/** Whether to let somebody board, in one word and one colour, and who it is. */
export function VoucherResult({ scanned: { code, verdict }, locale, checkIn, next }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { word, colour, sentence } = voucherWords(verdict, locale);
  const trip = 'trip' in verdict ? verdict.trip : null;
  const mayBoard = verdict.kind === 'valid' || AFTER_A_LOOK.includes(verdict.kind);
  const waiting = trip && mayBoard ? trip.persons.filter((person) => person.checkIn?.state !== 'boarded') : [];
  const [absent, setAbsent] = useState<readonly number[]>([]);
  const coming = waiting.filter(({ index }) => !absent.includes(index));
  useLayoutEffect(() => heading.current?.focus(), []);
  const board = () => {
    if (!trip) return;
    checkIn(
      trip,
      coming.map(({ index }) => index),
    );
    next(`Checked in: ${coming.map(travellerName).join(', ')}.`);
  };
  const toggle = (index: number) =>
    setAbsent(absent.includes(index) ? absent.filter((other) => other !== index) : [...absent, index]);
  return (
    <div className="desk-result">
      <div className="desk-verdict" data-colour={colour}>
        <h3 ref={heading} tabIndex={-1}>
          {word}
        </h3>
        <p>{sentence}</p>
      </div>
      {trip && (
        <p className="desk-result-group">
          <strong>
            {trip.booker.name}, {peopleText(trip.people, 'en')}
          </strong>
          <span className="soft">
            {trip.bookingRef} · {trip.pickup.name}
          </span>
        </p>
      )}
      <WrittenText code={code} trip={trip} />
      {trip && <BoardingList trip={trip} locale={locale} waiting={waiting} absent={absent} toggle={toggle} />}
      <p className="desk-actions">
        {waiting.length > 0 && (
          <button
            type="button"
            className={colour === 'green' ? 'button' : 'button button-quiet'}
            disabled={coming.length === 0}
            onClick={board}
          >
            Check in {peopleText(coming.length, 'en')}
            {colour !== 'green' && ' all the same'}
          </button>
        )}
        <button
          type="button"
          className={colour === 'green' ? 'button button-quiet' : 'button'}
          onClick={() => next(null)}
        >
          {waiting.length > 0 ? 'Not now, next scan' : 'Next scan'}
        </button>
      </p>
    </div>
  );
}

/** What stands on a voucher, where the list has nothing, or somebody else. */
function WrittenText({ code, trip }: { readonly code: string; readonly trip: DeskTrip | null }) {
  const written = parseVoucher(code);
  if (!written || written.name === '' || trip?.booker.name.startsWith(written.name)) return null;
  return (
    <p>
      The voucher says: {written.name}, {written.ref}
    </p>
  );
}
