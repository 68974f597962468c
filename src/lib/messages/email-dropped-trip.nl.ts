import type { EmailDroppedTripMessages } from './email-dropped-trip.en.ts';

/** Messages of the mail about a trip that was called off and taken out, in Dutch. */
export const nl: EmailDroppedTripMessages = {
  subject: (ref: string, day: string) => `Boeking ${ref}: terugbetaling van je trip op ${day}`,
  byOperator: 'We hebben deze trip, die is afgelast, uit je boeking gehaald:',
  byTraveller: 'Je hebt voor deze trip, die is afgelast, je geld teruggevraagd. Hij hoort niet meer bij je boeking:',
  refund: {
    title: 'Terugbetaling',
    amount: (amount: string) => `We betalen je ${amount} terug. Je krijgt een e-mail zodra het geld onderweg is.`,
    nothingPaid: 'Je had voor deze trip niets betaald, dus er is niets terug te betalen.',
    before: 'Wat je voor deze trip hebt betaald, hebben we al terugbetaald.',
  },
  others: 'Nog steeds geboekt',
};
