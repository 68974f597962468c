import * as z from 'zod/mini';
import { type TripDraft, tripDraftSchema } from '../../lib/booking/trip-draft.schema.ts';
import { isRecord } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

/** Drafts by the code of a listing, or the reference of a cart item being changed. */
export type TripDrafts = Readonly<Record<string, TripDraft>>;

/** More forms than anybody leaves half filled; the oldest are removed first. */
const MAX_DRAFTS = 20;
const MAX_KEY_LENGTH = 60;

function parse(stored: unknown): TripDrafts | undefined {
  if (!isRecord(stored)) return undefined;
  const drafts = Object.entries(stored).flatMap(([key, value]) => {
    const { data } = z.safeParse(tripDraftSchema, value);
    return data && key.length <= MAX_KEY_LENGTH ? [[key, data] as const] : [];
  });
  return Object.fromEntries(drafts.slice(-MAX_DRAFTS));
}

/** Drafts of forms that were closed before they were finished. */
export const $tripDrafts = persistent<TripDrafts>('booking-draft.1', { fallback: {}, parse });

/** The draft of a listing or a cart item, or null. */
export function tripDraft(key: string): TripDraft | null {
  const drafts = $tripDrafts.get();
  return Object.hasOwn(drafts, key) ? (drafts[key] ?? null) : null;
}

/** Stores a draft. */
export function storeTripDraft(key: string, draft: TripDraft): void {
  const { [key]: _old, ...others } = $tripDrafts.get();
  $tripDrafts.set(Object.fromEntries(Object.entries({ ...others, [key]: draft }).slice(-MAX_DRAFTS)));
}

/** The form is finished. */
export function removeTripDraft(key: string): void {
  const { [key]: _done, ...others } = $tripDrafts.get();
  $tripDrafts.set(others);
}
