import type { CurrencyPickerMessages } from './currency-picker.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the choice of a currency and a locale in French. */
export const fr: CurrencyPickerMessages = {
  failed: 'Un problème est survenu dans la liste des monnaies. Le reste de la page fonctionne.',
  button: 'Monnaie et langue\u00a0: ',
  title: 'Monnaie et langue',
  find: 'Trouver une monnaie',
  placeholder: 'Monnaie, code ou pays',
  list: 'Monnaies',
  groups: { suggested: 'Suggestions', all: 'Toutes les monnaies', found: 'Trouvées' },
  none: (query: string) => `Aucune monnaie ne s’appelle «\u00a0${query}\u00a0». Essayez un code comme EUR, ou un pays.`,
  found: (count: number) => plural('fr', count, { one: `${count} monnaie`, other: `${count} monnaies` }),
  locale: 'Nombres et dates',
  ownLocales: 'Votre navigateur',
  otherLocales: 'Autres',
  reset: 'Revenir aux dollars américains',
  loading: 'Chargement des monnaies…',
  notLoaded: (currency: string) => `Les monnaies n’ont pas pu être chargées. Les prix restent en ${currency}.`,
  retry: 'Réessayer',
  rates: <Part>(day: Part): MessageParts<Part> => ['Taux du ', day],
};
