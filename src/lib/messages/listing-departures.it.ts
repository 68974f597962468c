import type { ListingDeparturesMessages } from './listing-departures.en.ts';

/** Messages of when and where a trip begins and ends, in Italian. */
export const it: ListingDeparturesMessages = {
  title: 'Partenze, prelievo e arrivo',
  times: 'Orari di partenza',
  anyTime: 'L’ora la scegli quando prenoti.',
  beReady: 'Fatti trovare 15 minuti prima. Tutti gli orari sono nell’ora di Palawan.',
  pickup: { heading: 'Prelievo', advice: 'Dove aspettare' },
  dropoff: { heading: 'Arrivo', advice: 'Che cosa dire all’autista' },
  outside: { label: 'Fuori dal centro', chip: 'fuori dal centro' },
  openInMaps: ', apri nelle mappe',
};
