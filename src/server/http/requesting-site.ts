import { type RelyingParty, relyingPartyOf } from '../desk/relying-party.ts';
import { ApiProblem } from './api-problem.ts';
import type { Call } from './endpoint.ts';

/** The site whose page asks. @throws ApiProblem 403 for another address than the desk's */
export async function siteOf({ services, headers }: Pick<Call, 'services' | 'headers'>): Promise<RelyingParty> {
  const { operator } = await services.catalogue();
  const address = { name: operator.name, siteUrl: services.siteUrl, publicUrl: operator.url };
  const site = relyingPartyOf(address, headers.origin ?? null);
  if (site) return site;
  throw new ApiProblem(403, { detail: `The desk is at ${address.siteUrl ?? address.publicUrl}/desk.` });
}
