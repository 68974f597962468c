import type { ListingDeparturesMessages } from './listing-departures.en.ts';

/** Messages of when and where a trip begins and ends, in Dutch. */
export const nl: ListingDeparturesMessages = {
  title: 'Vertrek, ophalen en afzetten',
  times: 'Vertrektijden',
  anyTime: 'Je kiest de tijd bij het boeken.',
  beReady: 'Sta 15 minuten van tevoren klaar. Alle tijden zijn in Palawan-tijd.',
  pickup: { heading: 'Ophalen', advice: 'Waar je wacht' },
  dropoff: { heading: 'Afzetten', advice: 'Wat je de chauffeur zegt' },
  outside: { label: 'Buiten het centrum', chip: 'buiten het centrum' },
  openInMaps: ', op de kaart openen',
};
