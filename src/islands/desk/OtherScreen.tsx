import type { DeskRoute } from '../../lib/desk/desk-route.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { BookingFileScreen } from './BookingFileScreen.tsx';
import css from './desk-forms.css?inline';
import { FindScreen } from './FindScreen.tsx';

interface Props {
  readonly route: DeskRoute;
  readonly session: DeskSession;
}

/** The screens of the desk but for the day: one file, loaded once somebody is signed in. */
export function OtherScreen({ route, session }: Props) {
  useStyles(css);
  switch (route.screen) {
    case 'bookings':
      return <FindScreen query={route.query} />;
    case 'booking':
      return <BookingFileScreen key={route.ref} bookingRef={route.ref} session={session} />;
    default:
      return null;
  }
}
