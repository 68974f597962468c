import * as z from 'zod/mini';
import {
  changeRoleContract,
  invitationContract,
  removeStaffContract,
  revokePasskeyContract,
} from '../../lib/desk/staff.contract.ts';
import { invitationLink } from '../../lib/navigation/paths.ts';
import { normalizeText } from '../../lib/text/normalize-text.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { inviteStaff } from '../desk/invitations.ts';
import { changeRole, hasOwner, listStaff, removeStaff, revokePasskey, staffView } from '../desk/staff.ts';
import { answerEmpty, answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type DeskCall, deskCommandEndpoint, deskQueryEndpoint } from '../http/desk-endpoint.ts';
import { siteOf } from '../http/requesting-site.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** Nobody takes the desk away from themselves. */
const OWN_ROLE = 'That is you. Ask another owner, or use the commands on the server.';
const LAST_OWNER =
  'No owner could sign in any more. Make a passkey for another owner first, or use the commands on the server.';

export const readStaffEndpoint = deskQueryEndpoint('read-staff', z.strictObject({}), async ({ services }) => {
  const { providers } = await services.catalogue();
  const now = services.clock();
  const everybody = await services.unitOfWork.read((repositories) => listStaff(repositories, now));
  const companies = providers.map(({ id, name }) => ({ id, name }));
  return answerJson({ asOf: manilaIso(now), staff: everybody.map(staffView), providers: companies });
});

export const inviteEndpoint = deskCommandEndpoint('change-staff', invitationContract.request, async (call, asked) => {
  const { services, staff } = call;
  await requireCompany(call, asked.providerId);
  if (normalizeText(asked.name) === normalizeText(staff.name) && asked.role !== staff.role) throw ownRole();
  const { origin } = await siteOf(call);
  const { member, secret, expiresAt } = await changeStaff(call, (repositories) =>
    inviteStaff(repositories, { ...asked, by: staff.name }, services.clock()),
  );
  return answerJson({ name: member.name, link: invitationLink(origin, secret), expiresAt }, 201);
});

export const changeRoleEndpoint = deskCommandEndpoint(
  'change-staff',
  changeRoleContract.request,
  async (call, asked) => {
    const id = call.param('staff');
    if (id === call.staff.id) throw ownRole();
    await requireCompany(call, asked.providerId);
    if (!(await changeStaff(call, (repositories) => changeRole(repositories, id, asked)))) throw new ApiProblem(404);
    return answerEmpty(204);
  },
);

export const revokePasskeyEndpoint = deskCommandEndpoint(
  'change-staff',
  revokePasskeyContract.request,
  async (call) => {
    const isRevoked = await changeStaff(call, (repositories) =>
      revokePasskey(repositories, call.param('passkey'), doneBy(call)),
    );
    if (!isRevoked) throw new ApiProblem(404);
    return answerEmpty(204);
  },
);

export const removeStaffEndpoint = deskCommandEndpoint('change-staff', removeStaffContract.request, async (call) => {
  const id = call.param('staff');
  if (id === call.staff.id) throw ownRole();
  const isRemoved = await changeStaff(call, async (repositories) => {
    if (!(await repositories.staff.find(id))) return false;
    await removeStaff(repositories, id, doneBy(call));
    return true;
  });
  if (!isRemoved) throw new ApiProblem(404);
  return answerEmpty(204);
});

/**
 * Changes staff, one change at a time. Two owners who remove each other at once keep the second.
 *
 * @throws ApiProblem 409, and nothing is changed, where no owner could sign in afterwards
 */
function changeStaff<Result>(
  { services }: DeskCall,
  change: (repositories: Repositories) => Promise<Result>,
): Promise<Result> {
  return services.unitOfWork.write('staff', async (repositories) => {
    const hadOwner = await hasOwner(repositories);
    const result = await change(repositories);
    if (hadOwner && !(await hasOwner(repositories))) throw new ApiProblem(409, { detail: LAST_OWNER });
    return result;
  });
}

/** @throws ApiProblem 422 for a company that there is not */
async function requireCompany({ services }: DeskCall, providerId: string | null): Promise<void> {
  const { providers } = await services.catalogue();
  if (providerId !== null && !providers.some(({ id }) => id === providerId)) {
    throw new ApiProblem(422, { errors: [{ field: 'providerId', detail: 'a company of this site' }] });
  }
}

function ownRole(): ApiProblem {
  return new ApiProblem(409, { detail: OWN_ROLE });
}

function doneBy({ services, staff }: DeskCall) {
  return { by: staff.name, at: manilaIso(services.clock()) };
}
