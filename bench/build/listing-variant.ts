import { seededRandom } from '../../src/lib/catalogue/random.ts';
import type { Random } from '../../src/lib/text/identifier.ts';
import type { Route } from './open-route.ts';
import type { RealListing } from './real-listing.ts';
import type { TextPool } from './text-pool.ts';

const MAX_TITLE_LENGTH = 80;
const MAX_DESCRIPTION_LENGTH = 155;

/** What variants of a listing are made from. */
export interface VariantSource {
  readonly base: RealListing;
  readonly texts: TextPool;
  readonly route: Route;
}

function numberOf(index: number): string {
  return `X${String(index).padStart(5, '0')}`;
}

/** Cut at a word, so that the whole is at most this long. */
function shorten(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest + 1).replace(/\s+\S*$/, '');
}

/** A name that no other listing has, of about the same length. */
function withTitle(title: string, number: string): string {
  return `${shorten(title, MAX_TITLE_LENGTH - number.length - 1)} ${number}`;
}

/** 120 to 155 characters: real descriptions are, and a few words give way to the number. */
function withDescription(description: string, number: string): string {
  return `${number}: ${shorten(description, MAX_DESCRIPTION_LENGTH - number.length - 2)}`;
}

function withPrice({ base, extra, inc }: RealListing['ratePlan'], index: number): RealListing['ratePlan'] {
  const newBase = Math.round(base * 100 + (index % 40) * 100) / 100;
  return { base: newBase, extra: extra === base ? newBase : extra, inc };
}

function contentOf({ base, texts }: VariantSource, number: string, random: Random): RealListing['content'] {
  const { content } = base;
  const [firstNote = '', ...notes] = texts.draw('importantNotes', content.importantNotes, random);
  const steps = texts.draw('itinerary', Object.values(content.itinerary), random);
  return {
    ...content,
    seoDescription: withDescription(content.seoDescription, number),
    featuredHighlights: texts.draw('featuredHighlights', content.featuredHighlights, random),
    // The labels stay as they are: they must add up to the duration.
    itinerary: Object.fromEntries(Object.keys(content.itinerary).map((label, index) => [label, steps[index] ?? label])),
    inclusions: texts.draw('inclusions', content.inclusions, random),
    exclusions: texts.draw('exclusions', content.exclusions, random),
    importantNotes: [`${firstNote} Say ${number} when you call.`, ...notes],
  };
}

/**
 * A listing like a real one, with its own code, slug, price and texts. The same index always gives
 * the same listing.
 */
export function variantOf(source: VariantSource, index: number): RealListing {
  const { base, route } = source;
  const number = numberOf(index);
  const between = base.origin === base.destination ? {} : route;
  return {
    ...base,
    ...between,
    code: `${base.code}-${number}`,
    title: withTitle(base.title, number),
    slug: [`${base.slug[0]}-${number.toLowerCase()}`],
    ratePlan: withPrice(base.ratePlan, index),
    content: contentOf(source, number, seededRandom(number)),
  };
}
