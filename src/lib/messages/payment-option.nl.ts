import type { PaymentOptionMessages } from './payment-option.en.ts';

/** Messages of the button that books, and below it, in Dutch. */
export const nl: PaymentOptionMessages = {
  request: { action: 'Aanvraag schrijven', note: 'Je stuurt ons het bericht zelf.' },
  later: {
    action: 'Boeken als ik online ben',
    note: 'We bewaren de boeking op deze telefoon en versturen hem zodra je online bent. Dan kies je hoe je betaalt.',
  },
  byHand: { action: 'Nu boeken', note: 'Op deze pagina betaal je niet. Hierna zie je hoe je betaalt.' },
  pay: (price: string) => `Boek en betaal ${price}`,
  payAbout: (price: string) => `Boek en betaal ongeveer ${price}`,
  charge: (charge: string) => `${charge}.`,
};
