import type { Language } from '../languages/language.ts';
import { placeCountMessages } from '../messages/place-count.ts';
import { placeTextMessages } from '../messages/place-text.ts';
import { joinDetails } from '../text/join-words.ts';
import type { FoundPlace } from './found-place.ts';

/**
 * The line under a place's name in a list: town, kind, and "on request".
 *
 * @param towns names by code
 */
export function placeText(
  { town, kind, areaId }: FoundPlace,
  towns: ReadonlyMap<string, string>,
  language: Language,
): string {
  const t = placeTextMessages(language);
  // An online geocoder may have other kinds.
  const kindWord: string | undefined = t.kinds[kind];
  const parts = [town === null ? undefined : towns.get(town), kindWord, areaId === null ? t.onRequest : undefined];
  return joinDetails(parts, language);
}

/** "1 place found", "No place of this name". */
export function countText(count: number, language: Language): string {
  const t = placeCountMessages(language);
  return count === 0 ? t.none : t.found(count);
}
