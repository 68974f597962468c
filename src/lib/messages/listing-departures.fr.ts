import type { ListingDeparturesMessages } from './listing-departures.en.ts';

/** Messages of when and where a trip begins and ends, in French. */
export const fr: ListingDeparturesMessages = {
  title: 'Départs, prise en charge et dépose',
  times: 'Heures de départ',
  anyTime: 'Vous choisissez l’heure en réservant.',
  beReady: 'Soyez prêt 15\u00a0minutes avant. Toutes les heures sont celles de Palawan.',
  pickup: { heading: 'Prise en charge', advice: 'Où attendre' },
  dropoff: { heading: 'Dépose', advice: 'Que dire au chauffeur' },
  outside: { label: 'Hors de la ville', chip: 'hors de la ville' },
  openInMaps: ', ouvrir sur la carte',
};
