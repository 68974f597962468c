import type { StopNamesMessages } from './stop-names.en.ts';

const AT_THE_DOOR = 'We brengen je tot de deur, of tot de dichtstbijzijnde hoek die het busje kan bereiken.';

/** Messages about a pickup or drop-off, in Dutch. */
export const nl: StopNamesMessages = {
  hotelUnknown: (place: string) => `Hotel nog niet bekend, ${place}`,
  hotelRequest: {
    pickup: 'Vul je hotel in op je boekingspagina, zodat de chauffeur je kan vinden.',
    dropoff: 'Vul je hotel in op je boekingspagina, zodat de chauffeur weet waar hij je afzet.',
  },
  leftAt: {
    airport: 'We zetten je voor de terminal af.',
    port: 'We zetten je voor de passagierspoort af.',
    pier: 'We zetten je bij de ingang van de pier af.',
    terminal: 'We zetten je bij de hoofdingang af.',
    hotels: AT_THE_DOOR,
    village: AT_THE_DOOR,
  },
};
