import type { CurrencyPickerMessages } from './currency-picker.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the choice of a currency and a locale in Italian. */
export const it: CurrencyPickerMessages = {
  failed: 'Qualcosa è andato storto nell’elenco delle valute. Il resto della pagina funziona.',
  button: 'Valuta e lingua: ',
  title: 'Valuta e lingua',
  find: 'Trova una valuta',
  placeholder: 'Valuta, codice o paese',
  list: 'Valute',
  groups: { suggested: 'Suggerite', all: 'Tutte le valute', found: 'Trovate' },
  none: (query: string) => `Nessuna valuta si chiama “${query}”. Prova con un codice come EUR, o con un paese.`,
  found: (count: number) => plural('it', count, { one: '1 valuta', other: `${count} valute` }),
  locale: 'Numeri e date',
  ownLocales: 'Il tuo browser',
  otherLocales: 'Altri',
  reset: 'Torna ai dollari USA',
  loading: 'Carichiamo le valute…',
  notLoaded: (currency: string) => `Le valute non si sono caricate. I prezzi restano in ${currency}.`,
  retry: 'Riprova',
  rates: <Part>(day: Part): MessageParts<Part> => ['Data dei tassi di cambio: ', day],
};
