import type { ListingDeparturesMessages } from './listing-departures.en.ts';

/** Messages of when and where a trip begins and ends, in German. */
export const de: ListingDeparturesMessages = {
  title: 'Abfahrten, Abholung und Ausstieg',
  times: 'Abfahrtszeiten',
  anyTime: 'Die Zeit wählst du beim Buchen.',
  beReady: 'Sei 15 Minuten früher bereit. Alle Zeiten sind Palawan-Zeit.',
  pickup: { heading: 'Abholung', advice: 'Wo du wartest' },
  dropoff: { heading: 'Ausstieg', advice: 'Was du dem Fahrer sagst' },
  outside: { label: 'Außerhalb des Orts', chip: 'außerhalb' },
  openInMaps: ', in Karten öffnen',
};
