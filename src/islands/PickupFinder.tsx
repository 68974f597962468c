import { useState } from 'react';
import type { FoundPlace } from '../lib/places/found-place.ts';
import {
  areasNamed,
  type ListingAreas,
  type PickupAnswer,
  pickupAnswer,
  townsOf,
} from '../lib/places/pickup-answer.ts';
import { searchPlaces } from '../lib/places/search-places.ts';
import { notePlace } from '../lib/stores/places.ts';
import { Island } from './parts/Island.tsx';
import { PickupAnswerText } from './parts/PickupAnswerText.tsx';
import { PlaceField, type PlacePick } from './parts/PlaceField.tsx';
import { usePlaceSearch } from './parts/use-place-search.ts';
import { configuredGeocoder, gazetteerProvider, loadPlaceBook } from './place-sources.ts';

/** The names that the page lists under Pickup and Drop-off: it carries them anyway, as text that everybody can read. */
function namesOnPage(): readonly (readonly string[])[] {
  const lists = [...document.querySelectorAll('.pickup ul')];
  return lists.map((list) => [...list.children].map(({ firstChild }) => firstChild?.textContent?.trim() ?? ''));
}

async function areasOnPage(): Promise<ListingAreas> {
  const { places } = await loadPlaceBook();
  const [pickup = [], dropoff = []] = namesOnPage().map((names) => areasNamed(names, places));
  return { pickup, dropoff };
}

/** What somebody's own words most likely mean: "Casa Maria, Rizal Ave" is on Rizal Avenue. */
async function placeMeant(pick: PlacePick, areas: ListingAreas): Promise<FoundPlace | undefined> {
  if (pick.kind === 'place') return pick.place;
  const { places } = await loadPlaceBook();
  return searchPlaces(places, { text: pick.text, towns: townsOf(areas), most: 1 })[0];
}

async function answerTo(pick: PlacePick): Promise<PickupAnswer> {
  if (pick.kind === 'place') notePlace(pick.place);
  const areas = await areasOnPage();
  const place = await placeMeant(pick, areas);
  if (place) return pickupAnswer(place, areas);
  return { kind: 'unknown', text: pick.kind === 'text' ? pick.text : pick.place.name };
}

const NO_TOWNS: ReadonlyMap<string, string> = new Map();

/** On a listing's page: says which of its pickup and drop-off points is somebody's own, and where to stand. */
export function PickupFinder() {
  const [answer, setAnswer] = useState<PickupAnswer | null>(null);
  const [towns, setTowns] = useState(NO_TOWNS);
  const [sources] = useState(() => ({
    local: gazetteerProvider(async () => townsOf(await areasOnPage())),
    online: configuredGeocoder(),
  }));
  const { places, ask } = usePlaceSearch(sources.local, sources.online);
  const search = async (text: string) => {
    await ask(text);
    const book = await loadPlaceBook();
    setTowns(new Map(book.towns.map(({ code, name }) => [code, name])));
  };
  return (
    <Island name="the pickup search">
      <PlaceField
        label="Where do you stay?"
        places={places}
        towns={towns}
        onText={search}
        onPick={(pick) => answerTo(pick).then(setAnswer)}
      />
      <output>{answer && <PickupAnswerText answer={answer} />}</output>
    </Island>
  );
}
