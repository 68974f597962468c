import { en } from './currency-cards.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the cards about the currency of a page. */
export const currencyCardsMessages = inLanguages({ en });
