import { createHash, randomUUID } from 'node:crypto';
import { OctoProblem } from '../http/octo-problem.ts';
import type { ResellerBookingRecord, ResellerUnitItem } from '../repositories/reseller-record.ts';
import { mergedContact, NO_CONTACT } from './octo-contact.ts';
import { requireUnit, UNIT_ID } from './octo-products.ts';
import type { OctoUnitItems } from './octo-requests.schema.ts';

/** The people of a new booking. @throws OctoProblem for another unit, or one id twice */
export function newUnitItems(items: OctoUnitItems): readonly ResellerUnitItem[] {
  return mergedUnitItems([], items);
}

/**
 * The people of a booking with what is said anew. Who is not named any more goes; without an id
 * they are taken in their order.
 */
export function mergedUnitItems(known: readonly ResellerUnitItem[], items: OctoUnitItems): readonly ResellerUnitItem[] {
  const merged = items.map(({ uuid, unitId, resellerReference, contact }, index) => {
    requireUnit(unitId);
    const before = uuid === undefined ? known[index] : known.find((each) => each.uuid === uuid);
    return {
      uuid: uuid ?? before?.uuid ?? randomUUID(),
      unitId,
      resellerReference: resellerReference ?? before?.resellerReference ?? null,
      contact: mergedContact(before?.contact ?? NO_CONTACT, contact),
    };
  });
  if (new Set(merged.map(({ uuid }) => uuid)).size === merged.length) return merged;
  throw new OctoProblem('BAD_REQUEST', 'unitItems: each person once.');
}

/** One item a person: as many as there are now, whatever the reseller said at first. */
export function unitItemsOf(
  { details }: Pick<ResellerBookingRecord, 'details'>,
  ref: string,
  people: number,
): readonly ResellerUnitItem[] {
  const known = details?.unitItems ?? [];
  return Array.from(
    { length: people },
    (_, index) =>
      known[index] ?? {
        uuid: stableUuid(`${ref}/${index}`),
        unitId: UNIT_ID,
        resellerReference: null,
        contact: NO_CONTACT,
      },
  );
}

/** A UUID that is the same for the same text (version 8 of RFC 9562). */
function stableUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
