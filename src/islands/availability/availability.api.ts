import { type Availability, availabilityContract } from '../../lib/availability/availability.contract.ts';
import type { Fetch } from '../../lib/site/http-client.ts';
import { callApi } from '../booking-service/call-api.ts';

/** Some days of one listing; both are included, as ISO dates in Palawan. */
export interface AvailabilityQuery {
  readonly listing: string;
  readonly from: string;
  readonly to: string;
}

/** Requests how many places are left. Never rejects. @returns null where nobody can know now */
export async function requestAvailability(query: AvailabilityQuery, fetch?: Fetch): Promise<Availability | null> {
  const { method, path, response } = availabilityContract;
  const reply = await callApi({ method, path: `${path}?${new URLSearchParams({ ...query })}` }, fetch);
  return reply.kind === 'data' ? (response.safeParse(reply.data).data ?? null) : null;
}
