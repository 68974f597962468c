import { deskHref, parseDeskRoute } from '../../lib/desk/desk-route.ts';
import { hashRoute } from './hash-route.ts';

/** The screen of the desk that the address leads to, and how others are opened. */
export const {
  $route: $deskRoute,
  open: openDeskRoute,
  replace: replaceDeskRoute,
} = hashRoute(parseDeskRoute, deskHref);
