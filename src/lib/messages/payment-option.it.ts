import type { PaymentOptionMessages } from './payment-option.en.ts';

/** Messages of the button that books, and below it, in Italian. */
export const it: PaymentOptionMessages = {
  request: { action: 'Scrivi la richiesta', note: 'Il messaggio ce lo mandi tu.' },
  later: {
    action: 'Prenota quando sono online',
    note: 'Salviamo la prenotazione su questo telefono e la inviamo quando sei online. Come pagare lo scegli allora.',
  },
  byHand: { action: 'Prenota ora', note: 'In questa pagina non paghi. Dopo ti mostriamo come pagare.' },
  pay: (price: string) => `Prenota e paga ${price}`,
  payAbout: (price: string) => `Prenota e paga circa ${price}`,
  charge: (charge: string) => `${charge}.`,
};
