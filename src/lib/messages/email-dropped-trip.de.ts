import type { EmailDroppedTripMessages } from './email-dropped-trip.en.ts';

/** Messages of the mail about a trip that was called off and taken out, in German. */
export const de: EmailDroppedTripMessages = {
  subject: (ref: string, day: string) => `Buchung ${ref}: Erstattung für deinen Trip am ${day}`,
  byOperator: 'Wir haben diesen abgesagten Trip aus deiner Buchung genommen:',
  byTraveller:
    'Du hast dich bei diesem abgesagten Trip für die Erstattung entschieden. Er gehört nicht mehr zu deiner Buchung:',
  refund: {
    title: 'Erstattung',
    amount: (amount: string) =>
      `Wir erstatten dir ${amount}. Sobald das Geld unterwegs ist, schreiben wir dir eine E-Mail.`,
    nothingPaid: 'Du hattest für diesen Trip nichts bezahlt, also gibt es nichts zu erstatten.',
    before: 'Was du für diesen Trip bezahlt hast, haben wir schon erstattet.',
  },
  others: 'Weiterhin gebucht',
};
