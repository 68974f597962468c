import type { EmailBlocksMessages } from './email-blocks.en.ts';

/** Messages that mails to travellers share, in Spanish. */
export const es: EmailBlocksMessages = {
  hello: (name: string) => `Hola, ${name}:`,
  keepLink:
    'Quien tenga el enlace puede ver y cambiar tu reserva, así que compártelo solo con personas con las que viajas.',
  dayAndHour: (day: string, hour: string) => `${day} a las ${hour}`,
  moment: (moment: string) => `${moment}, hora de Palawan`,
  departure: (day: string, hour: string) => `${day}, ${hour}`,
  tripLine: (title: string, departure: string) => `${title}, ${departure}`,
  labelled: (label: string, value: string) => `${label}: ${value}`,
  above: (text: string) => `${text}:`,
  seeBooking: 'Ver tu reserva',
  openBooking: 'Abrir tu reserva',
  openVoucher: 'Abrir tu comprobante',
  addDetails: 'Añadir datos de los viajeros',
  money: {
    title: 'Pago',
    price: 'Precio',
    paid: 'Pagado',
    open: 'Por pagar',
    nothing: 'nada',
    dueNow: (amount: string) => `A pagar ahora: ${amount}.`,
    dueBy: (amount: string, moment: string) => `A pagar antes del ${moment}: ${amount}.`,
  },
  paying: {
    title: 'Cómo pagar',
    amount: 'Importe',
    payHere: (methods: readonly string[]) => `Paga aquí: ${methods.join('; ')}`,
    otherwise: 'O de una de estas formas:',
  },
  contact: {
    title: 'Preguntas',
    call: 'Llama',
    whatsapp: 'WhatsApp',
    write: 'Escribe',
    address: (email: string) => `${email}, o responde a este correo`,
    hours: 'Cuándo',
  },
};
