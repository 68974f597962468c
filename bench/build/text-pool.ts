import type { Random } from '../../src/lib/text/identifier.ts';
import type { RealListing } from './real-listing.ts';

/**
 * Draws texts of a kind from real listings. So generated pages have the length and the variety of
 * real ones.
 */
export interface TextPool {
  /** As many texts as the given list has, from listings of the same type. */
  draw(field: TextField, own: readonly string[], random: Random): string[];
}

/** The lists of texts in a listing's content. */
export type TextField = 'featuredHighlights' | 'inclusions' | 'exclusions' | 'importantNotes' | 'itinerary';

function textsOf({ content }: RealListing, field: TextField): readonly string[] {
  return field === 'itinerary' ? Object.values(content.itinerary) : content[field];
}

/** Collects the texts of listings of one type. */
export function poolOf(siblings: readonly RealListing[]): TextPool {
  return {
    draw(field, own, random) {
      const texts = [...new Set(siblings.flatMap((listing) => textsOf(listing, field)))];
      const start = Math.floor(random() * texts.length);
      return own.map((text, index) => texts[(start + index) % texts.length] ?? text);
    },
  };
}
