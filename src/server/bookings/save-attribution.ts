import type { Parameters } from '../../lib/analytics/conversion-queries.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { redactAddresses } from '../config/redact-personal-data.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { accessTo } from '../secrets/access.ts';

/** A reference and its campaign labels. */
export interface AttributionInput {
  readonly ref: string;
  readonly secret: string | null;
  readonly labels: Parameters;
  /** Whether it may be stored for a reference that is not in use yet. */
  readonly mayBeNew: boolean;
}

/** Outcome of saving; `new` is for a reference that is not in use yet. */
export type AttributionOutcome = 'saved' | 'new' | 'closed' | 'too-many';

/**
 * Stores which advertisement brought a traveller (specification.md#calls). Once a reference has a
 * secret it is required; after the booking nothing changes any more.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function saveAttribution(
  repositories: Repositories,
  { ref, secret, labels, mayBeNew }: AttributionInput,
  now: number,
): Promise<AttributionOutcome> {
  const access = await accessTo(repositories.secrets, ref, secret);
  if (access === 'closed') return 'closed';
  if (access === 'unclaimed' && !mayBeNew) return 'too-many';
  const isKnown = (await repositories.attributions.find(ref)) !== null;
  const isFixed = isKnown && (await repositories.bookings.find(ref)) !== null;
  if (!isFixed && Object.keys(labels).length > 0) {
    await repositories.attributions.save({ ref, labels: impersonal(labels), at: manilaIso(now) });
  }
  return access === 'open' ? 'saved' : 'new';
}

/** Labels without e-mail addresses, which senders of links may put into them. */
function impersonal(labels: Parameters): Parameters {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, redactAddresses(value)]));
}
