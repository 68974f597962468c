import type { ListingDeparturesMessages } from './listing-departures.en.ts';

/** Messages of when and where a trip begins and ends, in Spanish. */
export const es: ListingDeparturesMessages = {
  title: 'Salidas, recogida y llegada',
  times: 'Horas de salida',
  anyTime: 'Eliges la hora al reservar.',
  beReady: 'Ten todo listo 15 minutos antes. Todas las horas son de Palawan.',
  pickup: { heading: 'Recogida', advice: 'Dónde esperar' },
  dropoff: { heading: 'Llegada', advice: 'Qué decirle al conductor' },
  outside: { label: 'Fuera del centro', chip: 'fuera del centro' },
  openInMaps: ', abrir en mapas',
};
