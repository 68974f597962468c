import type { CurrencyPickerMessages } from './currency-picker.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the choice of a currency and a locale in Dutch. */
export const nl: CurrencyPickerMessages = {
  failed: 'Er ging iets mis in de lijst met valuta. De rest van de pagina werkt.',
  button: 'Valuta en taal: ',
  title: 'Valuta en taal',
  find: 'Zoek een valuta',
  placeholder: 'Valuta, code of land',
  list: 'Valuta',
  groups: { suggested: 'Voorgesteld', all: 'Alle valuta', found: 'Gevonden' },
  none: (query: string) => `Geen valuta heet “${query}”. Probeer een code zoals EUR, of een land.`,
  found: (count: number) => `${count} valuta`,
  locale: 'Getallen en datums',
  ownLocales: 'Je browser',
  otherLocales: 'Meer',
  reset: 'Terug naar Amerikaanse dollars',
  loading: 'De valuta laden …',
  notLoaded: (currency: string) => `De valuta konden niet worden geladen. De prijzen blijven in ${currency}.`,
  retry: 'Opnieuw proberen',
  rates: <Part>(day: Part): MessageParts<Part> => ['Koersen van ', day],
};
