import { useRef, useState } from 'react';
import type { Language } from '../../lib/languages/language.ts';
import { pickupFinderMessages } from '../../lib/messages/pickup-finder.ts';
import type { FoundPlace } from '../../lib/places/found-place.ts';
import { EMPTY_INDEX, type GazetteerIndex } from '../../lib/places/gazetteer-index.ts';
import {
  type ListingAreas,
  matchAreas,
  type PickupAnswer,
  pickupAnswer,
  townsOf,
} from '../../lib/places/pickup-match.ts';
import { placeText } from '../../lib/places/place.text.ts';
import { searchPlaces } from '../../lib/places/search-places.ts';
import { Island } from '../kit/Island.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { PickupMatchText } from './PickupMatchText.tsx';
import { PlaceField } from './PlaceField.tsx';
import type { PlaceOption } from './PlaceOptions.tsx';
import { configuredGeocoder, gazetteerProvider, loadGazetteer } from './place-sources.ts';
import { recordPlace } from './recent-places.store.ts';
import { usePlaceSearch } from './use-place-search.ts';

/** A traveller's choice: a known place, or a text. */
type PlacePick =
  | { readonly kind: 'place'; readonly place: FoundPlace }
  | { readonly kind: 'text'; readonly text: string };

/** The name of an area in a list of the page, without its note and what its link does. */
function nameIn(item: Element): string {
  const link = item.querySelector('.area-link');
  const parts = link ? [...link.childNodes].slice(0, 2) : [item.firstChild];
  return parts
    .map((part) => part?.textContent)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The names under Pickup and Drop-off on the page. */
function namesOnPage(): readonly (readonly string[])[] {
  return [...document.querySelectorAll('.pickup ul')].map((list) => [...list.children].map(nameIn));
}

function areasOnPage({ places }: GazetteerIndex): ListingAreas {
  const [pickup = [], dropoff = []] = namesOnPage().map((names) => matchAreas(names, places));
  return { pickup, dropoff };
}

/** The place that a text most likely means: "Casa Maria, Rizal Ave" is on Rizal Avenue. */
function likelyPlace(pick: PlacePick, areas: ListingAreas, { places }: GazetteerIndex): FoundPlace | undefined {
  if (pick.kind === 'place') return pick.place;
  return searchPlaces(places, { text: pick.text, towns: townsOf(areas), most: 1 })[0];
}

async function findAnswer(pick: PlacePick): Promise<PickupAnswer> {
  if (pick.kind === 'place') recordPlace(pick.place);
  const book = await loadGazetteer();
  if (book === EMPTY_INDEX) return { kind: 'notLoaded' };
  const areas = areasOnPage(book);
  const place = likelyPlace(pick, areas, book);
  if (place) return pickupAnswer(place, areas);
  return { kind: 'unknown', text: pick.kind === 'text' ? pick.text : pick.place.name };
}

/** A chosen place, and the answer about it. */
interface FoundAnswer {
  readonly pick: PlacePick;
  readonly answer: PickupAnswer;
}

/** Maximum length of a place's text in a booking. */
const MAX_PLACE_LENGTH = 160;

const NO_TOWNS: ReadonlyMap<string, string> = new Map();

interface Props {
  readonly language?: Language | undefined;
}

/** Finds the pickup and drop-off points of a listing for a traveller's own place. */
export default function PickupFinder({ language: own }: Props) {
  const language = useLanguage(own);
  const t = pickupFinderMessages(language);
  const output = useRef<HTMLOutputElement>(null);
  const [found, setFound] = useState<FoundAnswer | null>(null);
  const [text, setText] = useState('');
  const [towns, setTowns] = useState(NO_TOWNS);
  const [sources] = useState(() => ({
    local: gazetteerProvider(async () => townsOf(areasOnPage(await loadGazetteer()))),
    online: configuredGeocoder(),
  }));
  const { places, find: findPlaces } = usePlaceSearch(sources.local, sources.online);
  const search = async (typed: string) => {
    await findPlaces(typed);
    const book = await loadGazetteer();
    setTowns(new Map(book.towns.map(({ code, name }) => [code, name])));
  };
  const find = (pick: PlacePick) => findAnswer(pick).then((answer) => setFound({ pick, answer }));
  const retry = () => {
    // The button goes with the answer that it belongs to.
    output.current?.focus();
    if (found) find(found.pick);
  };
  const words = text.trim().slice(0, MAX_PLACE_LENGTH);
  const options: readonly PlaceOption[] = [
    ...places.map((place) => ({ key: place.place_id, name: place.name, detail: placeText(place, towns, language) })),
    ...(words === '' ? [] : [{ key: '', name: t.use(words), detail: '' }]),
  ];
  const pick = (index: number) => {
    const place = places[index];
    if (place) setText(place.name);
    if (place) find({ kind: 'place', place });
    else if (words !== '') find({ kind: 'text', text: words });
  };
  return (
    <Island messages={pickupFinderMessages} language={own}>
      <PlaceField
        label={t.question}
        options={options}
        found={places.length}
        text={text}
        onText={(typed) => {
          setText(typed);
          search(typed);
        }}
        onOpen={search}
        onPick={pick}
      />
      <output ref={output} tabIndex={-1}>
        {found && <PickupMatchText answer={found.answer} onRetry={retry} />}
      </output>
    </Island>
  );
}
