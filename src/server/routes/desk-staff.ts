import * as z from 'zod/mini';
import { invitationContract, removeStaffContract, revokePasskeyContract } from '../../lib/desk/staff.contract.ts';
import { invitationLink } from '../../lib/navigation/paths.ts';
import { normalizeText } from '../../lib/text/normalize-text.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import { inviteStaff } from '../desk/invitations.ts';
import { listStaff, removeStaff, revokePasskey, staffView } from '../desk/staff.ts';
import { answerEmpty, answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type DeskCall, deskCommandEndpoint, deskQueryEndpoint } from '../http/desk-endpoint.ts';
import { siteOf } from '../http/requesting-site.ts';

/** Nobody takes the desk away from themselves, so an owner always remains. */
const OWN_ROLE = 'That is you. Ask another owner, or use the commands on the server.';

export const readStaffEndpoint = deskQueryEndpoint('read-staff', z.strictObject({}), async ({ services }) => {
  const { providers } = await services.catalogue();
  const everybody = await services.unitOfWork.read((repositories) => listStaff(repositories, services.clock()));
  const companies = providers.map(({ id, name }) => ({ id, name }));
  return answerJson({ staff: everybody.map(staffView), providers: companies });
});

export const inviteEndpoint = deskCommandEndpoint('change-staff', invitationContract.request, async (call, asked) => {
  const { services, staff } = call;
  const { providers } = await services.catalogue();
  if (asked.providerId !== null && !providers.some(({ id }) => id === asked.providerId)) {
    throw new ApiProblem(422, { errors: [{ field: 'providerId', detail: 'a company of this site' }] });
  }
  if (normalizeText(asked.name) === normalizeText(staff.name) && asked.role !== staff.role) {
    throw new ApiProblem(409, { detail: OWN_ROLE });
  }
  const { origin } = await siteOf(call);
  const { member, secret, expiresAt } = await services.unitOfWork.write('staff', (repositories) =>
    inviteStaff(repositories, { ...asked, by: staff.name }, services.clock()),
  );
  return answerJson({ name: member.name, link: invitationLink(origin, secret), expiresAt }, 201);
});

export const revokePasskeyEndpoint = deskCommandEndpoint(
  'change-staff',
  revokePasskeyContract.request,
  async (call) => {
    const isRevoked = await call.services.unitOfWork.write('staff', (repositories) =>
      revokePasskey(repositories, call.param('passkey'), doneBy(call)),
    );
    if (!isRevoked) throw new ApiProblem(404);
    return answerEmpty(204);
  },
);

export const removeStaffEndpoint = deskCommandEndpoint('change-staff', removeStaffContract.request, async (call) => {
  const id = call.param('staff');
  if (id === call.staff.id) throw new ApiProblem(409, { detail: OWN_ROLE });
  const isRemoved = await call.services.unitOfWork.write('staff', async (repositories) => {
    if (!(await repositories.staff.find(id))) return false;
    await removeStaff(repositories, id, doneBy(call));
    return true;
  });
  if (!isRemoved) throw new ApiProblem(404);
  return answerEmpty(204);
});

function doneBy({ services, staff }: DeskCall) {
  return { by: staff.name, at: manilaIso(services.clock()) };
}
