import { useCallback, useEffect, useRef, useState } from 'react';
import { parseRefUrl } from '../../lib/booking/ref-url.ts';
import { shellPageOf } from '../../lib/booking/shell-pages.ts';
import { type CalledOffChoice, parseCalledOffChoice } from '../../lib/bookings/called-off-choice.ts';
import { languageOfPath } from '../../lib/languages/localized-path.ts';
import type { RequestError } from '../../lib/site/request-outcome.ts';
import { storeSecret } from '../booking-service/booking-secrets.store.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { readBooking } from '../booking-service/read-booking.ts';
import type { StoredBooking } from '../booking-service/stored-booking.schema.ts';
import { $storedBookings } from '../booking-service/stored-bookings.store.ts';
import { useBrowserStore } from '../kit/use-store.ts';

const SETTLE_TIMEOUT_MS = 3000;

/** The state of the last request for a booking. */
export type LoadState = { readonly kind: 'reading' } | { readonly kind: 'fresh' } | RequestError;

/** A booking as stored on this device, and the state of its request. */
export interface CurrentBooking {
  /** The reference in the address, or null. */
  readonly ref: string | null;
  /** What the link in the address has chosen, or null. */
  readonly choice: CalledOffChoice | null;
  /** Null where this device does not have it yet. */
  readonly stored: StoredBooking | null;
  readonly loadState: LoadState;
  /** Whether the first request was answered, or takes too long. */
  readonly settled: boolean;
  /** Requests the booking again. */
  readonly refresh: () => void;
}

/** What an address names: a booking, and what its link has chosen. */
interface BookingAddress {
  readonly ref: string | null;
  readonly choice: CalledOffChoice | null;
}

/**
 * Returns what the address names. Its secret is stored and removed from the address, so that it is
 * in no history or screenshot; so is the choice, which is opened once.
 */
function readAddress(): BookingAddress {
  const { pathname, search, hash } = location;
  const choice = parseCalledOffChoice(hash);
  const { ref, secret } = parseRefUrl({ pathname: languageOfPath(pathname).path, search, hash });
  if (ref !== null && secret !== null) {
    storeSecret(ref, secret);
    history.replaceState(
      history.state,
      '',
      pathname + search + (shellPageOf(languageOfPath(pathname).path) ? '' : `#ref=${ref}`),
    );
  }
  return { ref, choice };
}

/** Whether a request has ended once; on a connection that hangs, after a while. */
function useSettled(kind: LoadState['kind']): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (kind !== 'reading') return setSettled(true);
    const timer = setTimeout(() => setSettled(true), SETTLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [kind]);
  return settled;
}

/** The booking in the address: from this device at first, then from the service. */
export function useBooking(service: BookingService): CurrentBooking {
  const [{ ref, choice }, setAddress] = useState(readAddress);
  const [loadState, setLoadState] = useState<LoadState>({ kind: 'reading' });
  const stored = useBrowserStore($storedBookings, []).find(({ booking }) => booking.ref === ref) ?? null;
  const asked = useRef(0);
  const refresh = useCallback(() => {
    if (ref === null) return;
    asked.current += 1;
    const turn = asked.current;
    setLoadState({ kind: 'reading' });
    readBooking(ref, service).then((outcome) => {
      // Another request went out since: how it goes is what counts.
      if (turn === asked.current) setLoadState(outcome.kind === 'ok' ? { kind: 'fresh' } : outcome);
    });
  }, [ref, service]);
  useEffect(refresh, [refresh]);
  useEffect(() => {
    const onHashChange = () => setAddress(readAddress());
    addEventListener('hashchange', onHashChange);
    addEventListener('online', refresh);
    return () => {
      removeEventListener('hashchange', onHashChange);
      removeEventListener('online', refresh);
    };
  }, [refresh]);
  return { ref, choice, stored, loadState, settled: useSettled(loadState.kind), refresh };
}
