import type { StoredItemsMessages } from './stored-items.en.ts';

/** Messages of the list of what the site stores in a browser, in Spanish. */
export const es: StoredItemsMessages = {
  title: 'Todo lo que se guarda en tu navegador, por nombre',
  lead: 'Este sitio no usa cookies propias. Si el navegador no permite guardar de forma duradera, el dato se guarda con el mismo nombre hasta que cierras la pestaña.',
  table: 'Lo que se guarda en tu navegador, tabla',
  columns: { name: 'Nombre', purpose: 'Para qué sirve', duration: 'Cuánto tiempo' },
  groups: {
    local: 'En el almacenamiento local del navegador',
    tab: 'En el almacenamiento de una pestaña',
    caches: 'En cachés, para leer sin conexión',
  },
};
