import {
  endSessionContract,
  sessionContract,
  sessionsContract,
  signOutContract,
} from '../../lib/desk/session.contract.ts';
import type { Route } from '../http/endpoint.ts';
import { endSessionEndpoint, readSessionEndpoint, readSessionsEndpoint, signOutEndpoint } from './desk-sessions.ts';

/** Everything under `/api/desk/`: for who is signed in there (specification.md#signing-in). */
export const DESK_ROUTES: readonly Route[] = [
  ['GET', sessionContract.path, readSessionEndpoint],
  ['GET', sessionsContract.path, readSessionsEndpoint],
  ['POST', `${sessionsContract.path}/:session${endSessionContract.path}`, endSessionEndpoint],
  ['POST', signOutContract.path, signOutEndpoint],
];
