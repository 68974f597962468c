import { isBookingRef } from '../booking/booking-ref.ts';
import { manilaInstant } from '../time/manila.ts';

/** A screen of the desk, and what it shows. */
export type DeskRoute =
  | { readonly screen: 'day'; readonly day: string | null }
  | { readonly screen: 'departure'; readonly day: string; readonly listing: string; readonly time: string }
  | { readonly screen: 'bookings'; readonly query: string }
  | { readonly screen: 'booking'; readonly ref: string }
  | { readonly screen: 'new-booking' }
  | { readonly screen: 'money' }
  | { readonly screen: 'calendar'; readonly month: string | null }
  | { readonly screen: 'sea' }
  | { readonly screen: 'account' }
  | { readonly screen: 'staff' }
  | { readonly screen: 'traveller' }
  | { readonly screen: 'join'; readonly token: string };

/** The address of the content editor, which is a page of its own. */
export const CONTENT_PATH = '/desk/content';

const TODAY: DeskRoute = { screen: 'day', day: null };

/** Screens whose address has nothing but their name. */
const PLAIN = ['new-booking', 'money', 'sea', 'account', 'staff', 'traveller'] as const;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(manilaInstant(text));

/**
 * The screen that an address of the desk leads to. It is in the fragment, as the desk is one file;
 * an address that means nothing leads to today.
 *
 * @param fragment with or without its `#`
 */
export function parseDeskRoute(fragment: string): DeskRoute {
  const [screen = '', ...parts] = fragment
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decode);
  const [first = '', second = '', third = ''] = parts;
  const plain = PLAIN.find((name) => name === screen);
  if (plain) return { screen: plain };
  if (screen === 'day' && isDay(first)) return { screen, day: first };
  if (screen === 'departure' && isDay(first) && second && /^\d{2}:\d{2}$/.test(third)) {
    return { screen, day: first, listing: second, time: third };
  }
  if (screen === 'bookings') return { screen, query: first };
  if (screen === 'booking' && isBookingRef(first)) return { screen, ref: first };
  if (screen === 'calendar') return { screen, month: isDay(`${first}-01`) ? first : null };
  if (screen === 'join' && first) return { screen, token: first };
  return TODAY;
}

/** The address of a screen, relative to the desk. */
export function deskHref(route: DeskRoute): string {
  const parts = partsOf(route).map(encodeURIComponent).filter(Boolean);
  return `#/${parts.join('/')}`;
}

function partsOf(route: DeskRoute): readonly string[] {
  switch (route.screen) {
    case 'day':
      return route.day === null ? [] : ['day', route.day];
    case 'departure':
      return [route.screen, route.day, route.listing, route.time];
    case 'bookings':
      return [route.screen, route.query];
    case 'booking':
      return [route.screen, route.ref];
    case 'calendar':
      return [route.screen, route.month ?? ''];
    case 'join':
      return [route.screen, route.token];
    default:
      return [route.screen];
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
