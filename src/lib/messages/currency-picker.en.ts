import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the choice of a currency and a locale in English. */
export const en = {
  failed: 'Something went wrong in the currency list. The rest of the page works.',
  button: 'Currency and language: ',
  title: 'Currency and language',
  find: 'Find a currency',
  placeholder: 'Currency, code or country',
  list: 'Currencies',
  groups: { suggested: 'Suggested', all: 'All currencies', found: 'Found' },
  none: (query: string) => `No currency is called “${query}”. Try a code such as EUR, or a country.`,
  found: (count: number) => plural('en', count, { one: '1 currency', other: `${count} currencies` }),
  locale: 'Numbers and dates',
  ownLocales: 'Your browser',
  otherLocales: 'More',
  reset: 'Reset to US dollars',
  loading: 'Loading the currencies …',
  notLoaded: (currency: string) => `The currencies could not be loaded. Prices stay in ${currency}.`,
  retry: 'Try again',
  rates: <Part>(day: Part): MessageParts<Part> => ['Rates of ', day],
};

export type CurrencyPickerMessages = typeof en;
