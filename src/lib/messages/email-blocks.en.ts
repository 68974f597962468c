/** Messages that mails to travellers share, in English. */
export const en = {
  hello: (name: string) => `Hello ${name},`,
  keepLink: 'Anyone with the link can see and change your booking, so share it only with people you travel with.',
  /** A day without its year and an hour, as they stand after "by" and "until". */
  dayAndHour: (day: string, hour: string) => `${day}, ${hour}`,
  /** A day and an hour, with whose they are. */
  moment: (moment: string) => `${moment}, Palawan time`,
  departure: (day: string, hour: string) => `${day}, ${hour}`,
  tripLine: (title: string, departure: string) => `${title}, ${departure}`,
  /** A value with its label, and what stands above an address, in a mail without formatting. */
  labelled: (label: string, value: string) => `${label}: ${value}`,
  above: (text: string) => `${text}:`,
  seeBooking: 'See your booking',
  openBooking: 'Open your booking',
  openVoucher: 'Open your voucher',
  addDetails: 'Add traveller details',
  money: {
    title: 'Payment',
    price: 'Price',
    paid: 'Paid',
    open: 'Still to pay',
    nothing: 'nothing',
    dueNow: (amount: string) => `${amount} is due now.`,
    dueBy: (amount: string, moment: string) => `${amount} is due by ${moment}.`,
  },
  paying: {
    title: 'How to pay',
    amount: 'Amount',
    payHere: (methods: readonly string[]) => `Pay here: ${methods.join('; ')}`,
    otherwise: 'Or in one of these ways:',
  },
  contact: {
    title: 'Questions',
    call: 'Call',
    whatsapp: 'WhatsApp',
    write: 'Write',
    address: (email: string) => `${email}, or reply to this e-mail`,
    hours: 'When',
  },
};

export type EmailBlocksMessages = typeof en;
