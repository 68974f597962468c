import type { LightboxMessages } from './lightbox.en.ts';

/** Messages of pictures over the whole window, in French. */
export const fr: LightboxMessages = {
  title: 'Images',
  close: 'Fermer',
  enlarge: 'Agrandir',
  previous: 'Image précédente',
  next: 'Image suivante',
  position: (at: number, all: number) => `${at} sur ${all}`,
  illustration: 'Illustration',
  notLoaded: 'La grande image ne s’est pas chargée. Elle se chargera quand vous serez de nouveau en ligne.',
};
