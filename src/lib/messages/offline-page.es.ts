import type { OfflinePageMessages } from './offline-page.en.ts';

/** Messages of the page about what is saved in Spanish. */
export const es: OfflinePageMessages = {
  missing: 'Esta página no está guardada en este teléfono',
  all: (pages: number) => `Las ${pages} páginas de este sitio.`,
  saving: (pages: number, all: number) => `Guardando: ${pages} de ${all} páginas hasta ahora.`,
  noRoom: (pages: number, all: number) => `${pages} de ${all} páginas. En tu teléfono no hay espacio para más.`,
  frugal: (pages: number, all: number) =>
    `${pages} de ${all} páginas. El ahorro de datos está activado o tu conexión es lenta, así que solo guardamos las páginas que abres.`,
  onRequest: (pages: number, all: number) => `${pages} de ${all} páginas. El resto lo guardamos solo si lo pides.`,
  later: (pages: number, all: number) => `${pages} de ${all} páginas. El resto sigue cuando tengas conexión.`,
  saveEverything: (size: string) => `Guardar todo (${size})`,
  unknownSize: 'No se sabe',
  persisted: 'Hasta que lo borres.',
  notPersisted: 'Hasta que lo borres, o tu teléfono se quede sin espacio.',
  cleared: 'Borrado. A partir de ahora solo guardamos las páginas que abres. Tu carrito y tus reservas siguen aquí.',
};
