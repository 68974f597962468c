import type { StopNamesMessages } from './stop-names.en.ts';

const AT_THE_DOOR = 'Te llevamos hasta la puerta, o hasta la esquina más cercana a la que llega una minivan.';

/** Messages about a pickup or drop-off, in Spanish. */
export const es: StopNamesMessages = {
  hotelUnknown: (place: string) => `Hotel por confirmar, ${place}`,
  hotelRequest: {
    pickup: 'Añade tu hotel en la página de tu reserva, para que el conductor te encuentre.',
    dropoff: 'Añade tu hotel en la página de tu reserva, para que el conductor sepa adónde llevarte.',
  },
  leftAt: {
    airport: 'Te dejamos delante de la terminal.',
    port: 'Te dejamos fuera, ante la puerta de pasajeros.',
    pier: 'Te dejamos a la entrada del muelle.',
    terminal: 'Te dejamos en la puerta principal.',
    hotels: AT_THE_DOOR,
    village: AT_THE_DOOR,
  },
};
