import type { CurrencyPickerMessages } from './currency-picker.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the choice of a currency and a locale in German. */
export const de: CurrencyPickerMessages = {
  failed: 'Bei der Währungsliste ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  button: 'Währung und Sprache: ',
  title: 'Währung und Sprache',
  find: 'Währung suchen',
  placeholder: 'Währung, Kürzel oder Land',
  list: 'Währungen',
  groups: { suggested: 'Vorschläge', all: 'Alle Währungen', found: 'Gefunden' },
  none: (query: string) => `Keine Währung heißt „${query}“. Versuch es mit einem Kürzel wie EUR oder mit einem Land.`,
  found: (count: number) => plural('de', count, { one: '1 Währung', other: `${count} Währungen` }),
  locale: 'Zahlen und Daten',
  ownLocales: 'Dein Browser',
  otherLocales: 'Weitere',
  reset: 'Zurück zu US-Dollar',
  loading: 'Währungen werden geladen …',
  notLoaded: (currency: string) => `Die Währungen konnten nicht geladen werden. Die Preise bleiben in ${currency}.`,
  retry: 'Noch einmal',
  rates: <Part>(day: Part): MessageParts<Part> => ['Kurse vom ', day],
};
