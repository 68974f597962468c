import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { CheckIn, CheckInState } from '../../lib/desk/check-in.contract.ts';
import type { DeskTrip } from '../../lib/desk/departures.contract.ts';
import { identifier } from '../../lib/text/identifier.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { $answeredCheckIns, $pendingCheckIns, addPendingCheckIn } from './pending-check-ins.store.ts';
import { sendCheckIns } from './send-check-ins.ts';

/** Often enough for a phone at a pier, where the signal comes and goes. */
const RETRY_INTERVAL_MS = 15_000;

type Person = DeskTrip['persons'][number];

export interface CheckIns {
  /** What counts for a traveller, what waits on this device included. */
  readonly stateOf: (trip: DeskTrip, person: Person) => CheckIn | null;
  readonly save: (trip: DeskTrip, index: number, state: CheckInState) => void;
  /** How many wait for a connection. */
  readonly waiting: number;
  readonly problem: string | null;
}

/**
 * Check-ins of this device, shown at once and sent when there is a connection. They are stored
 * before they are sent (specification.md#check-in).
 *
 * @param reload reads the departure again once something was sent
 * @param name of whoever is signed in
 * @param list the departures as they were read last
 */
export function useCheckIns(reload: () => void, name: string, list: unknown): CheckIns {
  const pending = useStore($pendingCheckIns);
  const answered = useStore($answeredCheckIns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer list has what was answered.
  useEffect(() => $answeredCheckIns.set([]), [list]);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useCallback(async () => {
    if ($pendingCheckIns.get().length === 0) return;
    setProblem(await sendCheckIns());
    if ($pendingCheckIns.get().length === 0) reload();
  }, [reload]);
  useEffect(() => {
    send();
    const timer = setInterval(send, RETRY_INTERVAL_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [send]);
  return {
    waiting: pending.length,
    problem,
    stateOf: ({ tripRef }, { index, checkIn }) => {
      const isOf = (other: { readonly tripRef: string; readonly index: number }) =>
        other.tripRef === tripRef && other.index === index;
      const own = pending.findLast(({ request }) => isOf(request));
      if (!own) return (answered.findLast(isOf) ?? { checkIn }).checkIn;
      const { state, at } = own.request;
      return state === 'none' ? null : { state, at, by: name };
    },
    save: ({ bookingRef, tripRef }, index, state) => {
      const id = `check-in-${identifier(cryptoRandom)}${identifier(cryptoRandom)}`;
      addPendingCheckIn({ bookingRef, request: { id, tripRef, index, state, at: manilaIso(Date.now()) } });
      send();
    },
  };
}
