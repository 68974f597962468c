import {
  endSessionContract,
  sessionContract,
  sessionsContract,
  signOutContract,
} from '../../lib/desk/session.contract.ts';
import {
  registrationContract,
  registrationOptionsContract,
  signInContract,
  signInOptionsContract,
  verificationContract,
  verificationOptionsContract,
} from '../../lib/desk/sign-in.contract.ts';
import {
  changeRoleContract,
  invitationContract,
  PASSKEYS_PATH,
  removeStaffContract,
  revokePasskeyContract,
  staffContract,
} from '../../lib/desk/staff.contract.ts';
import type { Route } from '../http/endpoint.ts';
import { BOOKING_ROUTES } from './desk-routes.ts';
import { endSessionEndpoint, readSessionEndpoint, readSessionsEndpoint, signOutEndpoint } from './desk-sessions.ts';
import {
  registrationEndpoint,
  registrationOptionsEndpoint,
  signInEndpoint,
  signInOptionsEndpoint,
  verificationEndpoint,
  verificationOptionsEndpoint,
} from './desk-sign-in.ts';
import {
  changeRoleEndpoint,
  inviteEndpoint,
  readStaffEndpoint,
  removeStaffEndpoint,
  revokePasskeyEndpoint,
} from './desk-staff.ts';

/** Everything under `/api/desk/`: for who is signed in there (specification.md#signing-in). */
export const DESK_ROUTES: readonly Route[] = [
  ['POST', registrationOptionsContract.path, registrationOptionsEndpoint],
  ['POST', registrationContract.path, registrationEndpoint],
  ['POST', signInOptionsContract.path, signInOptionsEndpoint],
  ['POST', signInContract.path, signInEndpoint],
  ['POST', verificationOptionsContract.path, verificationOptionsEndpoint],
  ['POST', verificationContract.path, verificationEndpoint],
  ['GET', sessionContract.path, readSessionEndpoint],
  ['GET', sessionsContract.path, readSessionsEndpoint],
  ['POST', `${sessionsContract.path}/:session${endSessionContract.path}`, endSessionEndpoint],
  ['POST', signOutContract.path, signOutEndpoint],
  ['GET', staffContract.path, readStaffEndpoint],
  ['POST', `${staffContract.path}/:staff${removeStaffContract.path}`, removeStaffEndpoint],
  ['PUT', `${staffContract.path}/:staff${changeRoleContract.path}`, changeRoleEndpoint],
  ['POST', `${PASSKEYS_PATH}/:passkey${revokePasskeyContract.path}`, revokePasskeyEndpoint],
  ['POST', invitationContract.path, inviteEndpoint],
  ...BOOKING_ROUTES,
];
