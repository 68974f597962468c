import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Island } from '../kit/Island.tsx';
import tickCss from '../kit/tick.css?inline';
import { useStyles } from '../kit/use-stylesheet.ts';
import { DeskShell } from './DeskShell.tsx';
import css from './desk.css?inline';
import cardsCss from './desk-cards.css?inline';
import controlsCss from './desk-controls.css?inline';
import { $deskRoute } from './desk-route.store.ts';
import { $deskSession, loadDeskSession } from './desk-session.store.ts';
import type { DeskSite } from './OfficeScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { screenOf } from './screen-of.tsx';

interface Props extends DeskSite {
  readonly siteName: string;
}

/** The desk speaks English only. */
const deskMessages = () => ({ failed: 'Something went wrong in the desk. The rest of the page works.' });

/** The operator's own screens: everything behind one passkey (specification.md#the-desk). */
export function DeskIsland({ siteName, ...site }: Props) {
  useStyles(tickCss);
  useStyles(css);
  useStyles(cardsCss);
  useStyles(controlsCss);
  const state = useStore($deskSession);
  const route = useStore($deskRoute);
  useEffect(() => void loadDeskSession(), []);
  return (
    <Island messages={deskMessages}>
      {state.kind === 'signed-in' && route.screen !== 'join' ? (
        <DeskShell siteName={siteName} session={state.session} route={route}>
          {screenOf(route, state.session, site)}
        </DeskShell>
      ) : (
        <SignInScreen siteName={siteName} state={state} token={route.screen === 'join' ? route.token : null} />
      )}
    </Island>
  );
}
