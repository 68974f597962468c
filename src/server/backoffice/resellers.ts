import { toSingleLine } from '../../lib/text/plain-text.schema.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { newStaffId } from '../desk/staff-id.ts';
import type { Repositories } from '../repositories/repositories.ts';
import type { ResellerRecord } from '../repositories/reseller-record.ts';
import { hashOf, newSecret } from '../secrets/secret.ts';

/** A reseller with its key, which is told once. */
export interface IssuedReseller {
  readonly reseller: ResellerRecord;
  readonly key: string;
}

/**
 * Makes a reseller, or gives the one with its name another key and commission. The earlier key is
 * worth nothing from then on.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function addReseller(
  { resellers }: Pick<Repositories, 'resellers'>,
  { name, ...terms }: Pick<ResellerRecord, 'name' | 'email' | 'commissionPercent' | 'by'>,
  now: number,
): Promise<IssuedReseller> {
  const key = newSecret();
  const made = { id: newStaffId(), name: toSingleLine(name), createdAt: manilaIso(now), ...terms };
  return { reseller: await resellers.save(made, hashOf(key)), key };
}
