import type { Parameters } from '../../analytics/conversion-queries.ts';
import { manilaIso } from '../../booking/manila-time.ts';
import { withoutAddresses } from '../personal-data.ts';
import type { Ledger } from '../repositories/ledger.ts';

/**
 * Writes down which advertisement a traveller came by (specification, section 7). Once a reference is booked, what sold it does not change any more.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function saveArrival(ledger: Ledger, ref: string, labels: Parameters, now: number): Promise<void> {
  const isKnown = (await ledger.arrivals.find(ref)) !== null;
  if (isKnown && (await ledger.bookings.find(ref)) !== null) return;
  await ledger.arrivals.save({ ref, labels: impersonal(labels), at: manilaIso(now) });
}

/** Whoever makes a link may have put the address of its receiver into it. */
function impersonal(labels: Parameters): Parameters {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, withoutAddresses(value)]));
}
