import { describe, expect, test } from 'vitest';
import { listingSchema } from '../../../src/lib/catalogue/listing.schema.ts';
import { schemaProblems } from '../../../src/lib/content-validation/schema-validation.ts';
import { aListingSource } from '../../fixtures/builders/a-listing.ts';

/** "field: allowed" of everything that the schema says about a listing. */
function complaints(listing: unknown): string[] {
  const result = listingSchema.safeParse(listing);
  return result.success
    ? []
    : schemaProblems('x.yaml', result.error.issues, listing).map((p) => `${p.field}: ${p.allowed}`);
}

const listing = aListingSource();
const content = (changes: object) => ({ ...listing, content: { ...listing.content, ...changes } });
const LABELS = 'content.itinerary: labels such as "08:00", "08:00-09:30", "+0h" or "+2h30m"';

describe('a listing file (specification.md#listings)', () => {
  test('fits when every field does', () => {
    expect(complaints(listing)).toEqual([]);
  });

  test('is no sample and needs no documents unless it says so', () => {
    const { sample: _sample, documents: _documents, ...rest } = listing;
    expect(listingSchema.parse(rest)).toMatchObject({ sample: false, documents: 'none' });
  });

  test('may name a thumbnail', () => {
    expect(complaints({ ...listing, thumbnail: 'VAN/3' })).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a code in small letters', { code: 'pv-pps-eln' }, 'code: a code such as "PV-PPS-ELN"'],
    ['a title of white space around it', { title: ' Van' }, 'title: text without white space at either end'],
    ['a title of 81 characters', { title: 'x'.repeat(81) }, 'title: at most 80 characters'],
    [
      'a type that does not exist',
      { listingType: 'BOAT' },
      'listingType: one of "SHARED_TRANSFER", "PRIVATE_TRANSFER", "PRIVATE_TRANSFER_WITH_TOUR", "JOINING_TOUR", "PRIVATE_BOAT_TOUR", "AIRPORT_TRANSFER", "TOUR_PACKAGE_LOCAL", "TOUR_PACKAGE_INTL"',
    ],
    ['a place in small letters', { origin: 'pps' }, 'origin: three capital letters, as in "PPS"'],
    ['a place of four letters', { destination: 'ELNI' }, 'destination: three capital letters, as in "PPS"'],
    ['a price of zero', { ratePlan: { base: 0, extra: 0, inc: 8 } }, 'ratePlan.base: a price above 0'],
    [
      'a price of three decimals',
      { ratePlan: { base: 25.999, extra: 0, inc: 1 } },
      'ratePlan.base: US dollars with at most two decimals, as in 25.99',
    ],
    ['half a person included', { ratePlan: { base: 9, extra: 0, inc: 1.5 } }, 'ratePlan.inc: a whole number of people'],
    ['nobody included', { ratePlan: { base: 9, extra: 0, inc: 0 } }, 'ratePlan.inc: 1 or more people'],
    ['room for nobody', { maxPeople: 0 }, 'maxPeople: at least 1'],
    ['fewer than no reviews', { reviewCount: -1 }, 'reviewCount: 0 or more'],
    ['no picture', { images: [] }, 'images: at least 1 entry'],
    ['a sixth picture', { thumbnail: 'VAN/6' }, 'thumbnail: an image group and a number, as in "ELN-A/2"'],
    [
      'a time without offset',
      { updatedAt: '2026-11-21T09:00:00' },
      'updatedAt: an ISO time with offset, as in "2026-11-21T09:00:00+08:00"',
    ],
    ['a status that is not shown', { status: 'LIVE' }, 'status: one of "PUBLISHED", "DRAFT"'],
    ['no slug', { slug: [] }, 'slug: at least 1 entry'],
    ['three slugs', { slug: ['a', 'b', 'c'] }, 'slug: at most 2 entries'],
    [
      'a slug with capitals',
      { slug: ['El-Nido'] },
      'slug.0: lower-case words joined by hyphens, as in "el-nido-tour-a"',
    ],
    [
      'a slug with two hyphens',
      { slug: ['a', 'b--c'] },
      'slug.1: lower-case words joined by hyphens, as in "el-nido-tour-a"',
    ],
    ['a document that does not exist', { documents: 'visa' }, 'documents: one of "none", "passport"'],
    ['a price as text', { ratePlan: { base: '150', extra: 0, inc: 8 } }, 'ratePlan.base: a number'],
    ['a misspelt field', { prise: 150 }, 'prise: no field of this name; check its spelling'],
  ])('is refused for %s', (_name, changes, complaint) => {
    expect(complaints({ ...listing, ...changes })).toEqual([complaint]);
  });

  test.each(['code', 'title', 'ratePlan', 'maxPeople', 'slug', 'status', 'policy', 'content'] as const)(
    'is refused without %s',
    (field) => {
      const { [field]: _left, ...rest } = listing;
      expect(complaints(rest)).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
    },
  );
});

describe('the content of a listing file (specification.md#listing-content)', () => {
  test.each<[string, object, string]>([
    ['a departure without leading zero', { sched: ['7:30'] }, 'content.sched.0: a time of 24 hours, as in "07:30"'],
    ['a duration in words', { duration: '5 hours' }, 'content.duration: hours and minutes, as in "5h30m" or "8h"'],
    ['no pickup', { pickup: [] }, 'content.pickup: at least 1 entry'],
    ['no drop-off', { dropoff: [] }, 'content.dropoff: at least 1 entry'],
    [
      'a short description',
      { seoDescription: 'x'.repeat(119) },
      'content.seoDescription: a text of 120 to 155 characters',
    ],
    [
      'a long description',
      { seoDescription: 'x'.repeat(156) },
      'content.seoDescription: a text of 120 to 155 characters',
    ],
    ['two highlights', { featuredHighlights: ['a', 'b'] }, 'content.featuredHighlights: at least 3 entries'],
    [
      'seven highlights',
      { featuredHighlights: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
      'content.featuredHighlights: at most 6 entries',
    ],
    ['two keywords', { metaKeywords: ['a', 'b'] }, 'content.metaKeywords: at least 3 entries'],
    ['one step', { itinerary: { '+0h': 'Start.' } }, 'content.itinerary: at least two steps'],
    ['a step in words', { itinerary: { '+0h': 'Start.', noon: 'Lunch.' } }, LABELS],
    ['a step at 25 hours', { itinerary: { '09:00': 'Start.', '25:00': 'End.' } }, LABELS],
    ['a step without leading zero', { itinerary: { '9:00': 'Start.', '12:00': 'End.' } }, LABELS],
    ['a step of a bare plus', { itinerary: { '+0h': 'Start.', '+': 'End.' } }, LABELS],
    ['a range to a bare plus', { itinerary: { '+0h': 'Start.', '+1h-+': 'End.' } }, LABELS],
    ['a range of three', { itinerary: { '09:00': 'Start.', '10:00-11:00-12:00': 'End.' } }, LABELS],
    [
      'an empty description',
      { itinerary: { '+0h': 'Start.', '+1h': '' } },
      'content.itinerary.+1h: at least 1 character',
    ],
    ['one inclusion', { inclusions: ['a'] }, 'content.inclusions: at least 2 entries'],
    ['no exclusion', { exclusions: [] }, 'content.exclusions: at least 1 entry'],
    ['one note', { importantNotes: ['a'] }, 'content.importantNotes: at least 2 entries'],
  ])('is refused for %s', (_name, changes, complaint) => {
    expect(complaints(content(changes))).toEqual([complaint]);
  });

  test.each([120, 155])('takes a description of %i characters', (length) => {
    expect(complaints(content({ seoDescription: 'x'.repeat(length) }))).toEqual([]);
  });

  test.each(['08:00', '08:00-09:30', '+0h', '+2h30m', '+45m', '+2h20m-+2h50m', '23:59'])(
    'takes the label %s',
    (label) => {
      expect(complaints(content({ itinerary: { [label]: 'One.', '+9h': 'Two.' } }))).toEqual([]);
    },
  );
});
