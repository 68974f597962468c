import type { EmailChangedTripMessages } from './email-changed-trip.en.ts';

/** Messages of the mail about a changed trip in Dutch. */
export const nl: EmailChangedTripMessages = {
  subject: (ref: string) => `Boeking ${ref}: je trip is gewijzigd`,
  subjectMoved: (ref: string, moment: string) => `Boeking ${ref}: je trip is nu op ${moment}`,
  trip: 'Trip',
  before: 'Eerst',
  now: 'Nu',
  byOperator:
    'We hebben je boeking gewijzigd. Dit zijn de nieuwe gegevens, gebruik deze e-mail in plaats van de vorige.',
  byTraveller:
    'Je hebt je boeking gewijzigd. Dit zijn de nieuwe gegevens, gebruik deze e-mail in plaats van de vorige.',
  refund: (amount: string) => `We betalen je ${amount} terug. We mailen je als het onderweg is.`,
};
