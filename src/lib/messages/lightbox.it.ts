import type { LightboxMessages } from './lightbox.en.ts';

/** Messages of pictures over the whole window, in Italian. */
export const it: LightboxMessages = {
  title: 'Immagini',
  close: 'Chiudi',
  enlarge: 'Ingrandisci',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  position: (at: number, all: number) => `${at} di ${all}`,
  illustration: 'Illustrazione',
  notLoaded: 'L’immagine grande non si è caricata. Si carica quando sei di nuovo online.',
};
