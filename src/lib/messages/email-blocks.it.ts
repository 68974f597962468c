import type { EmailBlocksMessages } from './email-blocks.en.ts';

/** Messages that mails to travellers share, in Italian. */
export const it: EmailBlocksMessages = {
  hello: (name: string) => `Ciao ${name},`,
  keepLink: 'Chi ha il link può vedere e cambiare la tua prenotazione, quindi condividilo solo con chi viaggia con te.',
  dayAndHour: (day: string, hour: string) => `${day} alle ${hour}`,
  moment: (moment: string) => `${moment}, ora di Palawan`,
  departure: (day: string, hour: string) => `${day}, ${hour}`,
  tripLine: (title: string, departure: string) => `${title}, ${departure}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  above: (text: string) => `${text}:`,
  seeBooking: 'Vedi la prenotazione',
  openBooking: 'Apri la prenotazione',
  openVoucher: 'Apri il voucher',
  addDetails: 'Aggiungi i dati dei viaggiatori',
  money: {
    title: 'Pagamento',
    price: 'Prezzo',
    paid: 'Pagato',
    open: 'Ancora da pagare',
    nothing: 'niente',
    dueNow: (amount: string) => `Da pagare ora: ${amount}.`,
    dueBy: (amount: string, moment: string) => `Da pagare entro ${moment}: ${amount}.`,
  },
  paying: {
    title: 'Come pagare',
    amount: 'Importo',
    payHere: (methods: readonly string[]) => `Paga qui: ${methods.join('; ')}`,
    otherwise: 'Oppure in uno di questi modi:',
  },
  contact: {
    title: 'Domande',
    call: 'Chiama',
    whatsapp: 'WhatsApp',
    write: 'Scrivi',
    address: (email: string) => `${email}, o rispondi a questa e-mail`,
    hours: 'Quando',
  },
};
