import type { EmailDigestMessages } from './email-digest.en.ts';

/** Messages of the mail about several bookings in Dutch. */
export const nl: EmailDigestMessages = {
  subject: (bookings: number) => `De status van je ${bookings} boekingen`,
  why: 'Met je e-mailadres zijn kort na elkaar meerdere boekingen gemaakt. Daarom krijg je één e-mail over allemaal.',
  more: (refs: readonly string[]) => `En nog ${refs.length}: ${refs.join(', ')}. Vraag ons ernaar.`,
  notYours:
    'Zijn het niet jouw boekingen? Dan heeft iemand jouw e-mailadres ingevuld. Je bent niets verschuldigd: onbetaalde plaatsen geven we vrij. Beantwoord deze e-mail, dan stoppen we het.',
  booking: (ref: string, status: string) => `Boeking ${ref}: ${status}`,
  toPay: 'Te betalen',
  payBy: (amount: string, moment: string) => `${amount} uiterlijk ${moment}`,
  payByDeparture: (amount: string) => `${amount} vóór het eerste vertrek`,
  payOrCancel: 'Betaal of annuleer',
};
