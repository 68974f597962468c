import type { EmailBlocksMessages } from './email-blocks.en.ts';

/** Messages that mails to travellers share, in German. */
export const de: EmailBlocksMessages = {
  hello: (name: string) => `Hallo ${name}!`,
  keepLink: 'Wer den Link hat, kann deine Buchung sehen und ändern, also teile ihn nur mit Leuten, mit denen du reist.',
  dayAndHour: (day: string, hour: string) => `${day}, ${hour}\u00a0Uhr`,
  moment: (moment: string) => `${moment} Palawan-Zeit`,
  departure: (day: string, hour: string) => `${day}, ${hour}\u00a0Uhr`,
  tripLine: (title: string, departure: string) => `${title}, ${departure}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  above: (text: string) => `${text}:`,
  seeBooking: 'Deine Buchung ansehen',
  openBooking: 'Deine Buchung öffnen',
  openVoucher: 'Deinen Voucher öffnen',
  addDetails: 'Reisende eintragen',
  money: {
    title: 'Zahlung',
    price: 'Preis',
    paid: 'Bezahlt',
    open: 'Noch zu zahlen',
    nothing: 'nichts',
    dueNow: (amount: string) => `${amount} sind jetzt fällig.`,
    dueBy: (amount: string, moment: string) => `${amount} sind bis ${moment} fällig.`,
  },
  paying: {
    title: 'So zahlst du',
    amount: 'Betrag',
    payHere: (methods: readonly string[]) => `Hier bezahlen: ${methods.join('; ')}`,
    otherwise: 'Oder auf einem dieser Wege:',
  },
  contact: {
    title: 'Fragen',
    call: 'Anrufen',
    whatsapp: 'WhatsApp',
    write: 'Schreiben',
    address: (email: string) => `${email}, oder antworte auf diese E-Mail`,
    hours: 'Wann',
  },
};
