import type { DeskRoute } from '../../lib/desk/desk-route.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import screenCss from '../kit/screen.css?inline';
import formCss from '../kit/screen-form.css?inline';
import { useStyles } from '../kit/use-stylesheet.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { BookingFileScreen } from './BookingFileScreen.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';
import dialogsCss from './desk-dialogs.css?inline';
import deskFormsCss from './desk-forms.css?inline';
import monthCss from './desk-month.css?inline';
import { FindScreen } from './FindScreen.tsx';
import { MoneyScreen } from './MoneyScreen.tsx';
import { type ListingOptions, NewBookingScreen } from './NewBookingScreen.tsx';
import { SeaScreen } from './SeaScreen.tsx';
import { StaffScreen } from './StaffScreen.tsx';
import { TravellerScreen } from './TravellerScreen.tsx';

/** What the page knows of the site. */
export interface DeskSite {
  /** Names of places by their code. */
  readonly places: Readonly<Record<string, string>>;
  readonly listings: ListingOptions;
}

interface Props {
  readonly route: DeskRoute;
  readonly session: DeskSession;
  readonly site: DeskSite;
}

/** The screens that nobody needs at a pier: their code is loaded when one is opened. */
export function OfficeScreen({ route, session, site }: Props) {
  useStyles(screenCss + formCss + deskFormsCss + dialogsCss + monthCss);
  switch (route.screen) {
    case 'bookings':
      return <FindScreen query={route.query} />;
    case 'booking':
      return <BookingFileScreen key={route.ref} bookingRef={route.ref} session={session} />;
    case 'new-booking':
      return <NewBookingScreen listings={site.listings} />;
    case 'money':
      return <MoneyScreen />;
    case 'calendar':
      return <CalendarScreen month={route.month} />;
    case 'sea':
      return <SeaScreen places={site.places} />;
    case 'staff':
      return <StaffScreen session={session} />;
    case 'traveller':
      return <TravellerScreen />;
    default:
      return <AccountScreen session={session} />;
  }
}
