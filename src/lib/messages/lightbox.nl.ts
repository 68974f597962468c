import type { LightboxMessages } from './lightbox.en.ts';

/** Messages of pictures over the whole window, in Dutch. */
export const nl: LightboxMessages = {
  title: 'Afbeeldingen',
  close: 'Sluiten',
  enlarge: 'Vergroten',
  previous: 'Vorige afbeelding',
  next: 'Volgende afbeelding',
  position: (at: number, all: number) => `${at} van ${all}`,
  illustration: 'Illustratie',
  notLoaded: 'De grote afbeelding is niet geladen. Dat gebeurt als je weer online bent.',
};
