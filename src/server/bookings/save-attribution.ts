import type { Parameters } from '../../lib/analytics/conversion-queries.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { withoutAddresses } from '../config/redact-personal-data.ts';
import type { Ledger } from '../repositories/repositories.ts';
import { accessTo } from '../secrets/access.ts';

/** Who came by what. */
export interface Arrival {
  readonly ref: string;
  readonly secret: string | null;
  readonly labels: Parameters;
  /** Whether it may be written down for a reference that nobody has yet. */
  readonly mayBeNew: boolean;
}

/** What came of it; `new` is for a reference that nobody has yet. */
export type ArrivalOutcome = 'saved' | 'new' | 'closed' | 'too-many';

/**
 * Writes down which advertisement a traveller came by (specification.md#calls). Once a reference has a secret, only who knows it may say so; once it is booked, what
 * sold it does not change any more.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function saveArrival(
  ledger: Ledger,
  { ref, secret, labels, mayBeNew }: Arrival,
  now: number,
): Promise<ArrivalOutcome> {
  const access = await accessTo(ledger.secrets, ref, secret);
  if (access === 'closed') return 'closed';
  if (access === 'unclaimed' && !mayBeNew) return 'too-many';
  const isKnown = (await ledger.arrivals.find(ref)) !== null;
  const isFixed = isKnown && (await ledger.bookings.find(ref)) !== null;
  if (!isFixed && Object.keys(labels).length > 0) {
    await ledger.arrivals.save({ ref, labels: impersonal(labels), at: manilaIso(now) });
  }
  return access === 'open' ? 'saved' : 'new';
}

/** Whoever makes a link may have put the address of its receiver into it. */
function impersonal(labels: Parameters): Parameters {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, withoutAddresses(value)]));
}
