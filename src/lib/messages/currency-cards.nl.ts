import type { CurrencyCardsMessages } from './currency-cards.en.ts';

/** Messages of the cards about the currency of a page in Dutch. */
export const nl: CurrencyCardsMessages = {
  label: 'Valuta',
  offer: (currency: string) => `Prijzen in ${currency} tonen?`,
  accept: (currency: string) => `${currency} tonen`,
  refuse: 'Dollars houden',
  failed: 'De wisselkoersen konden niet worden geladen. De prijzen blijven voorlopig in dollars.',
  lost: (currency: string) =>
    `We hebben geen wisselkoers meer voor ${currency}. De prijzen zijn nu in Amerikaanse dollars.`,
  close: 'OK',
};
