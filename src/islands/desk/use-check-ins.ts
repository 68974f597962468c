import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { CheckIn, CheckInState } from '../../lib/desk/check-in.contract.ts';
import type { DeskTrip } from '../../lib/desk/departures.contract.ts';
import { identifier } from '../../lib/text/identifier.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { $pendingCheckIns, addPendingCheckIn } from './pending-check-ins.store.ts';
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
 */
export function useCheckIns(reload: () => void, name: string): CheckIns {
  const pending = useStore($pendingCheckIns);
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
      const own = pending.findLast(({ request }) => request.tripRef === tripRef && request.index === index);
      if (!own) return checkIn;
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
