import type { EmailBlocksMessages } from './email-blocks.en.ts';

/** Messages that mails to travellers share, in Dutch. */
export const nl: EmailBlocksMessages = {
  hello: (name: string) => `Hallo ${name},`,
  keepLink: 'Wie de link heeft, kan je boeking zien en wijzigen. Deel hem dus alleen met mensen met wie je reist.',
  dayAndHour: (day: string, hour: string) => `${day}, ${hour}`,
  moment: (moment: string) => `${moment}, Palawan-tijd`,
  departure: (day: string, hour: string) => `${day}, ${hour}`,
  tripLine: (title: string, departure: string) => `${title}, ${departure}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  above: (text: string) => `${text}:`,
  seeBooking: 'Bekijk je boeking',
  openBooking: 'Open je boeking',
  openVoucher: 'Open je voucher',
  addDetails: 'Vul de gegevens van reizigers in',
  money: {
    title: 'Betaling',
    price: 'Prijs',
    paid: 'Betaald',
    open: 'Nog te betalen',
    nothing: 'niets',
    dueNow: (amount: string) => `Betaal nu ${amount}.`,
    dueBy: (amount: string, moment: string) => `Betaal ${amount} uiterlijk ${moment}.`,
  },
  paying: {
    title: 'Zo betaal je',
    amount: 'Bedrag',
    payHere: (methods: readonly string[]) => `Betaal hier: ${methods.join('; ')}`,
    otherwise: 'Of op een van deze manieren:',
  },
  contact: {
    title: 'Vragen',
    call: 'Bellen',
    whatsapp: 'WhatsApp',
    write: 'Schrijven',
    address: (email: string) => `${email}, of beantwoord deze e-mail`,
    hours: 'Wanneer',
  },
};
