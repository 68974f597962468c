import type { LightboxMessages } from './lightbox.en.ts';

/** Messages of pictures over the whole window, in Spanish. */
export const es: LightboxMessages = {
  title: 'Imágenes',
  close: 'Cerrar',
  enlarge: 'Ampliar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  position: (at: number, all: number) => `${at} de ${all}`,
  illustration: 'Ilustración',
  notLoaded: 'La imagen grande no se ha cargado. Se cargará cuando vuelvas a tener conexión.',
};
