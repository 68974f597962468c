import type { CurrencyCardsMessages } from './currency-cards.en.ts';

/** Messages of the cards about the currency of a page in French. */
export const fr: CurrencyCardsMessages = {
  label: 'Monnaie',
  offer: (currency: string) => `Afficher les prix en ${currency}\u202f?`,
  accept: (currency: string) => `Afficher en ${currency}`,
  refuse: 'Garder les dollars',
  failed: 'Les taux de change n’ont pas pu être chargés. Les prix restent en dollars pour le moment.',
  lost: (currency: string) =>
    `Nous n’avons plus de taux de change pour ${currency}. Les prix sont maintenant en dollars américains.`,
  close: 'OK',
};
