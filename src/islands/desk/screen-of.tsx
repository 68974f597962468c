import type { ReactNode } from 'react';
import type { DeskRoute } from '../../lib/desk/desk-route.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { LazyPart } from '../kit/lazy-part.tsx';
import { onDemand } from '../kit/on-demand.ts';
import { DayScreen } from './DayScreen.tsx';
import { DepartureScreen } from './DepartureScreen.tsx';

/** Without what a screen needs, its address leads to the day. */
const ACTIONS: Readonly<Partial<Record<DeskRoute['screen'], string>>> = {
  bookings: 'read-bookings',
  booking: 'read-bookings',
};

/** The code of all screens but the day's; loaded ahead of the first tap. */
export const otherScreenCode = onDemand(async () => (await import('./OtherScreen.tsx')).OtherScreen);

/** The screen of an address, as far as somebody may see it; today for all others. */
export function screenOf(route: DeskRoute, session: DeskSession): ReactNode {
  if (route.screen === 'day') return <DayScreen day={route.day} />;
  if (route.screen === 'departure') {
    return <DepartureScreen day={route.day} listing={route.listing} time={route.time} session={session} />;
  }
  const action = ACTIONS[route.screen];
  if (!action || !session.actions.includes(action)) return <DayScreen day={null} />;
  return <LazyPart key={route.screen} code={otherScreenCode} part={{ route, session }} />;
}
