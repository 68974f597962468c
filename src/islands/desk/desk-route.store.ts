import { atom, onMount } from 'nanostores';
import { type DeskRoute, deskHref, parseDeskRoute } from '../../lib/desk/desk-route.ts';

/** The screen of the desk that the address leads to. */
export const $deskRoute = atom<DeskRoute>(parseDeskRoute(''));

onMount($deskRoute, () => {
  const follow = () => $deskRoute.set(parseDeskRoute(location.hash));
  follow();
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
});

/** Opens a screen; "back" leads to the one before. */
export function openDeskRoute(route: DeskRoute): void {
  location.hash = deskHref(route);
}

/** Opens a screen in the place of the current one, whose address must not stay. */
export function replaceDeskRoute(route: DeskRoute): void {
  history.replaceState(null, '', deskHref(route));
  $deskRoute.set(route);
}
