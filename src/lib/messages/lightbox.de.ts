import type { LightboxMessages } from './lightbox.en.ts';

/** Messages of pictures over the whole window, in German. */
export const de: LightboxMessages = {
  title: 'Bilder',
  close: 'Schließen',
  enlarge: 'Vergrößern',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  position: (at: number, all: number) => `${at} von ${all}`,
  illustration: 'Illustration',
  notLoaded: 'Das große Bild wurde nicht geladen. Es lädt, wenn du wieder online bist.',
};
