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
  trip: {
    action: 'Geld terugvragen',
    actionFor: (trip: string) => `Geld terugvragen: ${trip}`,
    title: 'Geld terug voor deze trip?',
    remove: {
      action: 'Trip eruit halen',
      actionFor: (trip: string) => `Trip eruit halen: ${trip}`,
      title: 'Deze trip eruit halen?',
    },
    all: (amount: string) =>
      `Je krijgt ${amount} terug, alles wat je voor deze trip hebt betaald, zoals jij betaald hebt.`,
    rest: (amount: string) => `Je krijgt ${amount} terug, zoals jij betaald hebt.`,
    nothingMore: 'Voor deze trip is er niets meer terug te betalen.',
    nothingPaid: 'Je hebt voor deze trip niets betaald, dus er is niets terug te betalen.',
    others: 'Hiermee haal je de trip uit je boeking. Je andere trips blijven geboekt. Dat kun je niet terugdraaien.',
    confirm: 'Trip eruit halen',
    busy: 'Een moment …',
    keep: 'Trip houden',
    changed: 'Er is niets gewijzigd. Controleer de boeking en probeer het opnieuw.',
    not: 'Er is niets gewijzigd',
  },
};
