import type { ReactNode } from 'react';
import type { DeskRoute } from '../../lib/desk/desk-route.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { LazyScreen } from '../kit/lazy-screen.tsx';
import { DayScreen } from './DayScreen.tsx';
import { DepartureScreen } from './DepartureScreen.tsx';
import type { DeskSite } from './OfficeScreen.tsx';

/** What a screen of the office asks for; without it, its address leads to the day. */
const ACTIONS: Readonly<Partial<Record<DeskRoute['screen'], string>>> = {
  bookings: 'read-bookings',
  booking: 'read-bookings',
  'new-booking': 'change-bookings',
  money: 'confirm-payments',
  calendar: 'read-bookings',
  sea: 'change-departures',
  account: 'own-sessions',
  staff: 'read-staff',
};

const loadOffice = () => import('./OfficeScreen.tsx').then(({ OfficeScreen }) => OfficeScreen);

/** The screen of an address, as far as somebody may see it; today for all others. */
export function screenOf(route: DeskRoute, session: DeskSession, site: DeskSite): ReactNode {
  const action = ACTIONS[route.screen];
  if (action && session.actions.includes(action))
    return <LazyScreen load={loadOffice} screen={{ route, session, site }} />;
  if (route.screen === 'departure')
    return <DepartureScreen day={route.day} listing={route.listing} time={route.time} session={session} />;
  return <DayScreen day={route.screen === 'day' ? route.day : null} session={session} />;
}
