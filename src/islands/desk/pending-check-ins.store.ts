import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { referenceSchema } from '../../lib/booking/booking-ref.schema.ts';
import {
  type SaveCheckInRequest,
  type SaveCheckInResponse,
  saveCheckInContract,
} from '../../lib/desk/check-in.contract.ts';
import { listOf } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

const pendingSchema = z.object({ bookingRef: referenceSchema, request: saveCheckInContract.request });

/** A check-in that the service has not answered; it has no names, only references. */
export interface PendingCheckIn {
  readonly bookingRef: string;
  readonly request: SaveCheckInRequest;
}

const MAX_PENDING = 500;

/** Check-ins that wait for a connection, oldest first. They outlive the page and the browser. */
export const $pendingCheckIns = persistent<readonly PendingCheckIn[]>('desk-check-ins.1', {
  fallback: [],
  parse: listOf((stored) => z.safeParse(pendingSchema, stored).data, MAX_PENDING),
});

/** What the service has answered since the departure was read; it counts until the next time. */
export const $answeredCheckIns = atom<readonly SaveCheckInResponse[]>([]);

export function addPendingCheckIn(pending: PendingCheckIn): void {
  $pendingCheckIns.set([...$pendingCheckIns.get(), pending].slice(-MAX_PENDING));
}

/** Removes one that was answered. */
export function removePendingCheckIn(id: string): void {
  $pendingCheckIns.set($pendingCheckIns.get().filter(({ request }) => request.id !== id));
}
