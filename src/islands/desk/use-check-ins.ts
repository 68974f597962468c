import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CheckIn, CheckInState } from '../../lib/desk/check-in.contract.ts';
import type { DeskTrip } from '../../lib/desk/departures.contract.ts';
import { identifier } from '../../lib/text/identifier.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { createBackoff } from '../offline/backoff.ts';
import { onReturn } from './on-return.ts';
import { $answeredCheckIns, $pendingCheckIns, addPendingCheckIn } from './pending-check-ins.store.ts';
import { sendCheckIns } from './send-check-ins.ts';

/** Short enough for a phone at a pier, where the signal comes and goes. */
const MAX_PIER_RETRY_DELAY_MS = 20_000;

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
  const { sendNow, problem } = useSender(reload);
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
      sendNow.current();
    },
  };
}

/** Sends what waits: at once, on reconnecting, on return to the page, and at intervals. */
function useSender(reload: () => void): { sendNow: RefObject<() => void>; problem: string | null } {
  const [problem, setProblem] = useState<string | null>(null);
  const sendNow = useRef<() => void>(() => undefined);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const backoff = createBackoff(() => void send(), undefined, MAX_PIER_RETRY_DELAY_MS);
    const send = async () => {
      if ($pendingCheckIns.get().length === 0) return;
      setProblem(await sendCheckIns());
      if ($pendingCheckIns.get().length === 0) reload();
      else if (!signal.aborted) backoff.retryLater();
    };
    const restart = () => {
      backoff.reset();
      void send();
    };
    sendNow.current = restart;
    restart();
    onReturn(restart, signal);
    return () => {
      gone.abort();
      backoff.reset();
    };
  }, [reload]);
  return { sendNow, problem };
}
