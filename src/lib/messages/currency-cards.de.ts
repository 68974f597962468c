import type { CurrencyCardsMessages } from './currency-cards.en.ts';

/** Messages of the cards about the currency of a page in German. */
export const de: CurrencyCardsMessages = {
  label: 'Währung',
  offer: (currency: string) => `Preise in ${currency} zeigen?`,
  accept: (currency: string) => `${currency} zeigen`,
  refuse: 'Bei Dollar bleiben',
  failed: 'Die Wechselkurse konnten nicht geladen werden. Die Preise bleiben vorerst in Dollar.',
  lost: (currency: string) => `Für ${currency} haben wir keinen Wechselkurs mehr. Die Preise sind jetzt in US-Dollar.`,
  close: 'OK',
};
