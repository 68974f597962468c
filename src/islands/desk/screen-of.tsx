import type { ReactNode } from 'react';
import type { DeskRoute } from '../../lib/desk/desk-route.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { LazyScreen } from '../kit/lazy-screen.tsx';
import { deskProblemText } from './call-desk.ts';
import { DayScreen } from './DayScreen.tsx';
import { DepartureScreen } from './DepartureScreen.tsx';
import { LOAD_FAILED } from './load-failed.text.ts';
import type { DeskSite } from './OfficeScreen.tsx';
import { office } from './office-code.ts';
import { officeActionOf } from './screen-actions.ts';

const ACCOUNT: DeskRoute = { screen: 'account' };

/** The screen of an address; whoever may not see it reads that it is not theirs. */
export function screenOf(asked: DeskRoute, session: DeskSession, site: DeskSite): ReactNode {
  // Editors see no departures: what opens for others with today's, opens for them with themselves.
  const route = session.actions.includes('read-departures') || asked.screen !== 'day' ? asked : ACCOUNT;
  const action = officeActionOf(route.screen);
  if (action && session.actions.includes(action))
    return <LazyScreen load={office.load} screen={{ route, session, site }} failed={LOAD_FAILED} />;
  if (action) {
    return (
      <>
        <h1>Not found</h1>
        <p className="desk-problem">{deskProblemText({ kind: 'not-found' })}</p>
      </>
    );
  }
  if (route.screen === 'departure')
    return <DepartureScreen day={route.day} listing={route.listing} time={route.time} session={session} />;
  return <DayScreen day={route.screen === 'day' ? route.day : null} session={session} />;
}
