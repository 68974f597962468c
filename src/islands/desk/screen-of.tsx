import type { ReactNode } from 'react';
import type { DeskRoute } from '../../lib/desk/desk-route.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { DayScreen } from './DayScreen.tsx';
import { DepartureScreen } from './DepartureScreen.tsx';

/** The screen of an address, as far as somebody may see it; today for all others. */
export function screenOf(route: DeskRoute, session: DeskSession): ReactNode {
  switch (route.screen) {
    case 'departure':
      return <DepartureScreen day={route.day} listing={route.listing} time={route.time} session={session} />;
    case 'day':
      return <DayScreen day={route.day} />;
    default:
      return <DayScreen day={null} />;
  }
}
