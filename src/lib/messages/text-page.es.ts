import type { TextPageMessages } from './text-page.en.ts';

/** Messages of pages of running text, in Spanish. */
export const es: TextPageMessages = {
  onThisPage: 'En esta página',
  lastChanged: (day: string) => `Último cambio: ${day}.`,
  pictures: 'Nuestras imágenes',
  allTrips: 'Todos los viajes, con precios',
  routes: {
    title: (place: string) => `Todas las formas de llegar a ${place}, con los precios de hoy`,
    table: 'Formas de viajar y precios, tabla',
    from: 'Desde',
    how: 'Cómo',
    time: 'Tiempo',
    departs: 'Salidas',
    price: 'Precio',
  },
};
