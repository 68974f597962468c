import type { CurrencyCardsMessages } from './currency-cards.en.ts';

/** Messages of the cards about the currency of a page in Spanish. */
export const es: CurrencyCardsMessages = {
  label: 'Moneda',
  offer: (currency: string) => `¿Mostrar los precios en ${currency}?`,
  accept: (currency: string) => `Mostrar en ${currency}`,
  refuse: 'Seguir en dólares',
  failed: 'No se han podido cargar los tipos de cambio. De momento los precios siguen en dólares.',
  lost: (currency: string) =>
    `Ya no tenemos tipo de cambio para ${currency}. Los precios están ahora en dólares estadounidenses.`,
  close: 'OK',
};
