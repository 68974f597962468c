import type { ReactNode } from 'react';
import { type DeskRoute, deskHref } from '../../lib/desk/desk-route.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { DeskIcon, type DeskIconName } from './DeskIcon.tsx';
import { actionOf } from './screen-actions.ts';
import { useScreenFocus } from './use-screen-focus.ts';

interface Entry {
  readonly label: string;
  readonly icon: DeskIconName;
  readonly route: DeskRoute;
  /** Screens that are reached from it. */
  readonly also?: readonly DeskRoute['screen'][];
}

const ENTRIES: readonly Entry[] = [
  { label: 'Today', icon: 'list', route: { screen: 'day', day: null }, also: ['departure'] },
  {
    label: 'Find',
    icon: 'find',
    route: { screen: 'bookings', query: '' },
    also: ['booking'],
  },
  { label: 'New', icon: 'add', route: { screen: 'new-booking' } },
  { label: 'Month', icon: 'calendar', route: { screen: 'calendar', month: null } },
  { label: 'Money', icon: 'money', route: { screen: 'money' } },
  { label: 'Sea', icon: 'sea', route: { screen: 'sea' } },
  { label: 'You', icon: 'person', route: { screen: 'account' }, also: ['staff', 'traveller'] },
];

interface Props {
  readonly siteName: string;
  readonly session: DeskSession;
  readonly route: DeskRoute;
  readonly children: ReactNode;
}

/** The frame of every screen: its navigation, below on phones and beside on wide windows. */
export function DeskShell({ siteName, session, route, children }: Props) {
  // What is typed to find a booking changes the address, and leaves the focus in its field.
  const address = deskHref(route.screen === 'bookings' ? { ...route, query: '' } : route);
  const main = useScreenFocus(address);
  return (
    <div className="desk">
      <nav className="desk-nav no-print" aria-label="Desk">
        <p className="desk-name">{siteName}</p>
        <ul>
          {ENTRIES.filter((entry) => session.actions.includes(actionOf(entry.route.screen))).map(
            ({ label, icon, route: to, also = [] }) => {
              const isCurrent = route.screen === to.screen || also.includes(route.screen);
              return (
                <li key={label}>
                  <a href={deskHref(to)} aria-current={isCurrent ? 'page' : undefined}>
                    <DeskIcon name={icon} />
                    {label}
                  </a>
                </li>
              );
            },
          )}
        </ul>
      </nav>
      <main ref={main} className="desk-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
