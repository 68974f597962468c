/** Messages of the cards about the currency of a page in English. */
export const en = {
  label: 'Currency',
  offer: (currency: string) => `Show prices in ${currency}?`,
  accept: (currency: string) => `Show ${currency}`,
  refuse: 'Keep dollars',
  failed: 'The exchange rates could not be loaded. Prices stay in dollars for now.',
  lost: (currency: string) => `We no longer have an exchange rate for ${currency}. Prices are now in US dollars.`,
  close: 'OK',
};

export type CurrencyCardsMessages = typeof en;
