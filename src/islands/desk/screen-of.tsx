import type { ReactNode } from 'react';
import type { DeskRoute } from '../../lib/desk/desk-route.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { BookingFileScreen } from './BookingFileScreen.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';
import { DayScreen } from './DayScreen.tsx';
import { DepartureScreen } from './DepartureScreen.tsx';
import { FindScreen } from './FindScreen.tsx';
import { MoneyScreen } from './MoneyScreen.tsx';
import { SeaScreen } from './SeaScreen.tsx';

/** Names of places by their code. */
export type PlaceNames = Readonly<Record<string, string>>;

/** What a screen asks for; without it, its address leads to the day. */
const ACTIONS: Readonly<Partial<Record<DeskRoute['screen'], string>>> = {
  bookings: 'read-bookings',
  booking: 'read-bookings',
  money: 'confirm-payments',
  calendar: 'read-bookings',
  sea: 'change-departures',
};

/** The screen of an address, as far as somebody may see it; today for all others. */
export function screenOf(route: DeskRoute, session: DeskSession, places: PlaceNames): ReactNode {
  const action = ACTIONS[route.screen];
  if (action && !session.actions.includes(action)) return <DayScreen day={null} session={session} />;
  switch (route.screen) {
    case 'departure':
      return <DepartureScreen day={route.day} listing={route.listing} time={route.time} session={session} />;
    case 'bookings':
      return <FindScreen query={route.query} />;
    case 'booking':
      return <BookingFileScreen key={route.ref} bookingRef={route.ref} session={session} />;
    case 'money':
      return <MoneyScreen />;
    case 'calendar':
      return <CalendarScreen month={route.month} />;
    case 'sea':
      return <SeaScreen places={places} />;
    case 'day':
      return <DayScreen day={route.day} session={session} />;
    default:
      return <DayScreen day={null} session={session} />;
  }
}
