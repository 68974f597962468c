import type { DeskRoute } from '../../lib/desk/desk-route.ts';

type Screen = DeskRoute['screen'];

/** The permission without which a screen of the office is not there. */
const OFFICE_ACTIONS: Readonly<Partial<Record<Screen, string>>> = {
  bookings: 'read-bookings',
  booking: 'read-bookings',
  'new-booking': 'change-bookings',
  money: 'confirm-payments',
  calendar: 'read-bookings',
  sea: 'change-departures',
  account: 'own-sessions',
  staff: 'read-staff',
  traveller: 'export-traveller',
};

/** The permission of a screen of the office; undefined for those of departures. */
export function officeActionOf(screen: Screen): string | undefined {
  return OFFICE_ACTIONS[screen];
}

/** The permission of any screen. */
export function actionOf(screen: Screen): string {
  return OFFICE_ACTIONS[screen] ?? 'read-departures';
}
