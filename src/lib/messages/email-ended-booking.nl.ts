import type { EmailEndedBookingMessages } from './email-ended-booking.en.ts';

/** Messages of the mails about a booking that has ended, in Dutch. */
export const nl: EmailEndedBookingMessages = {
  cancelled: {
    subject: (ref: string) => `Boeking ${ref} is geannuleerd`,
    byOperator: 'We hebben je boeking geannuleerd. Je hebt geen plaats meer op deze trips:',
    byTraveller: 'Je boeking is geannuleerd. Je hebt geen plaats meer op deze trips:',
    nothingPaid: 'Je had niet betaald, dus er is niets terug te betalen.',
    nothing: 'Volgens de annuleringsvoorwaarden van je boeking is er geen terugbetaling.',
  },
  expired: {
    subject: (ref: string) => `Boeking ${ref}: je plaatsen zijn niet meer gereserveerd`,
    nothingPaid:
      'We hebben niet op tijd een betaling ontvangen, dus je plaatsen op deze trips zijn niet meer gereserveerd:',
    partPaid: (paid: string, due: string) =>
      `We hebben maar ${paid} van ${due} op tijd ontvangen, dus je plaatsen op deze trips zijn niet meer gereserveerd:`,
    ifPaid:
      'Heb je betaald, schrijf ons dan: je geld is veilig. Wil je nog mee? Boek opnieuw, of schrijf ons en we kijken of er plaats is.',
    payNoMore:
      'Betaal niets meer voor deze boeking. Wil je nog mee? Boek opnieuw, of schrijf ons en we kijken of er plaats is.',
    refunded: 'We hebben je betaling al terugbetaald. Heb je het geld niet ontvangen, schrijf ons dan.',
  },
  refund: {
    title: 'Terugbetaling',
    paid: 'Betaald',
    amount: 'Terugbetaling',
    kept: 'Ingehouden volgens de annuleringsvoorwaarden',
  },
};
