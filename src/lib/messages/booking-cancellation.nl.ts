import type { BookingCancellationMessages } from './booking-cancellation.en.ts';

/** Messages of the cancellation of a booking in Dutch. */
export const nl: BookingCancellationMessages = {
  tooLate: 'Deze boeking kun je hier niet meer annuleren. Schrijf ons, dan kijken we wat we kunnen doen.',
  cancel: 'Boeking annuleren',
  title: 'Deze boeking annuleren?',
  allTrips: 'Hiermee annuleer je alle trips in de boeking. Dat kun je niet terugdraaien.',
  reason: 'Waarom? (niet verplicht)',
  cancelling: 'Annuleren …',
  keep: 'Boeking houden',
  changed: 'Er is niets geannuleerd. Controleer de boeking en probeer het opnieuw.',
  failed: { not: 'Er is niets geannuleerd', safe: 'Je boeking is op dit apparaat bewaard.' },
};
