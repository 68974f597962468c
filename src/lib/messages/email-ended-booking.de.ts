import type { EmailEndedBookingMessages } from './email-ended-booking.en.ts';

/** Messages of the mails about a booking that has ended, in German. */
export const de: EmailEndedBookingMessages = {
  cancelled: {
    subject: (ref: string) => `Buchung ${ref} ist storniert`,
    byOperator: 'Wir haben deine Buchung storniert. Du hast keinen Platz mehr auf diesen Trips:',
    byTraveller: 'Deine Buchung ist storniert. Du hast keinen Platz mehr auf diesen Trips:',
    nothingPaid: 'Du hattest noch nicht bezahlt, also gibt es nichts zu erstatten.',
    nothing: 'Nach den Stornierungsregeln deiner Buchung gibt es keine Erstattung.',
  },
  expired: {
    subject: (ref: string) => `Buchung ${ref}: Wir halten deine Plätze nicht mehr`,
    nothingPaid:
      'Wir haben nicht rechtzeitig eine Zahlung bekommen, deshalb halten wir deine Plätze auf diesen Trips nicht mehr:',
    partPaid: (paid: string, due: string) =>
      `Wir haben rechtzeitig nur ${paid} von ${due} bekommen, deshalb halten wir deine Plätze auf diesen Trips nicht mehr:`,
    ifPaid:
      'Hast du bezahlt, schreib uns bitte: Dein Geld ist sicher. Willst du immer noch mit? Buch noch einmal, oder schreib uns, und wir sehen nach Plätzen.',
    payNoMore:
      'Bitte zahle für diese Buchung nichts mehr. Willst du immer noch mit? Buch noch einmal, oder schreib uns, und wir sehen nach Plätzen.',
    refunded: 'Deine Zahlung haben wir schon erstattet. Hast du sie nicht bekommen, schreib uns bitte.',
  },
  refund: {
    title: 'Erstattung',
    paid: 'Bezahlt',
    amount: 'Erstattung',
    kept: 'Nach den Stornierungsregeln einbehalten',
  },
};
