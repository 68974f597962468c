import type { CurrencyCardsMessages } from './currency-cards.en.ts';

/** Messages of the cards about the currency of a page in Italian. */
export const it: CurrencyCardsMessages = {
  label: 'Valuta',
  offer: (currency: string) => `Mostrare i prezzi in ${currency}?`,
  accept: (currency: string) => `Mostra ${currency}`,
  refuse: 'Tieni i dollari',
  failed: 'I tassi di cambio non si sono caricati. Per ora i prezzi restano in dollari.',
  lost: (currency: string) => `Non abbiamo più un tasso di cambio per ${currency}. Ora i prezzi sono in dollari USA.`,
  close: 'OK',
};
