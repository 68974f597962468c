import { describe, expect, test } from 'vitest';
import { relevantReviews } from '../../../src/lib/catalogue/relevant-reviews.ts';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import { isLanguage, type Language } from '../../../src/lib/languages/language.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { library, site, reviews, catalogue } = readRealContent();
const listings = library.listings.map(({ data }) => data);

/** The values that stand more than once. */
function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

describe('the content files', () => {
  test('fit together without a problem', () => {
    expect(libraryProblems(library)).toEqual([]);
  });

  test('carry a markup of 1.15 (specification.md#price-rule)', () => {
    expect(site.markup).toBe('1.15');
  });

  test('have contacts that are obviously examples (specification.md#help-sheet)', () => {
    const { email, phone, sms, whatsapp } = site.contacts;
    expect(email).toMatch(/@example\.com$/);
    expect([phone, sms, whatsapp].filter((number) => !number.includes('555'))).toEqual([]);
  });

  test('have the eight image groups (specification.md#image-groups)', () => {
    expect(Object.keys(library.imageGroups.data).toSorted()).toEqual(
      ['VAN', 'UR', 'HB', 'CT', 'ELN-A', 'ELN-B', 'ELN-C', 'ELN-D'].toSorted(),
    );
  });

  test('say what each picture shows in words of its own', () => {
    expect(repeated(Object.values(library.imageGroups.data).flat())).toEqual([]);
  });

  test('have the three providers, of which only DSPal has an e-mail (specification.md#providers)', () => {
    const providers = library.providers.map(({ data: { name, email } }) => [name, email === null]);
    expect(Object.fromEntries(providers)).toEqual({ DSPal: false, Zion: true, ADSTS: true });
  });

  test('have the five places (specification.md#places)', () => {
    const places = library.places.map(({ data: { code, name } }) => [code, name]);
    expect(Object.fromEntries(places)).toEqual({
      PPS: 'Puerto Princesa',
      ELN: 'El Nido',
      PBT: 'Port Barton',
      SVC: 'San Vicente',
      SAB: 'Sabang',
    });
  });

  test.each(['Villa Libertad', 'Lio', 'Nacpan', 'Bucana', 'San Fernando', 'Sibaltan', 'Taytay', 'Roxas', 'Sabang'])(
    'have pickup in %s (specification.md#introduction-to-private-transfers)',
    (name) => {
      const areas = library.places.flatMap(({ data }) => data.areas.map((area) => area.name));
      expect(areas.filter((area) => area.includes(name))).not.toEqual([]);
    },
  );

  test('have the eight bestsellers (specification.md#bestsellers)', () => {
    expect(library.bestsellers.data.toSorted()).toEqual(
      [
        'PV-PPS-ELN',
        'PV-PPUR-PPS-ELN',
        'PV-ELN-PPS',
        'PV-PPUR-ELN-PPS',
        'PV-PPS-PBT',
        'PV-PBT-ELN',
        'SV-PPS-ELN',
        'SV-ELN-PPS',
      ].toSorted(),
    );
  });
});

describe('slugs and descriptions', () => {
  test('each listing has one or two slugs', () => {
    expect(listings.filter(({ slug }) => slug.length < 1 || slug.length > 2).map(({ code }) => code)).toEqual([]);
  });

  test('no slug stands twice on the site', () => {
    const pages = [...library.landingPages, ...library.pages].map(({ id }) => id);
    expect(repeated([...listings.flatMap(({ slug }) => slug), ...pages])).toEqual([]);
  });

  test('descriptions have 120 to 155 characters', () => {
    const descriptions = [
      ...listings.map(({ content }) => content.seoDescription),
      ...library.landingPages.map(({ data }) => data.seoDescription),
      ...library.places.map(({ data }) => data.seoDescription),
    ];
    expect(descriptions.filter(({ length }) => length < 120 || length > 155)).toEqual([]);
  });

  test('no two pages share a description', () => {
    const ofListings = listings.map(({ content }) => content.seoDescription);
    expect(repeated([...ofListings, ...library.landingPages.map(({ data }) => data.seoDescription)])).toEqual([]);
  });

  test('each listing has three to six highlights', () => {
    const counts = listings.map(({ content }) => content.featuredHighlights.length);
    expect(counts.filter((count) => count < 3 || count > 6)).toEqual([]);
  });
});

describe('reviews (specification.md#reviews)', () => {
  test('are at least 60 in at least 6 languages', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(60);
    expect(new Set(reviews.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(6);
  });

  test('are all samples', () => {
    expect(reviews.filter(({ sample }) => !sample)).toEqual([]);
  });

  test('have mostly five stars, but not only', () => {
    const five = reviews.filter(({ reviewRating }) => reviewRating === 5).length;
    expect(five).toBeGreaterThan(reviews.length / 2);
    expect(five).toBeLessThan(reviews.length);
  });

  test('are about listings that exist', () => {
    const codes = reviews.flatMap(({ listingCode }) => listingCode ?? []);
    expect(codes.filter((code) => !catalogue.listingByCode.has(code))).toEqual([]);
  });

  test('have texts of their own', () => {
    expect(repeated(reviews.map(({ reviewContent }) => reviewContent))).toEqual([]);
  });

  test('do not count as reviews of a listing', () => {
    expect(listings.filter(({ reviewCount }) => reviewCount !== 0).map(({ code }) => code)).toEqual([]);
  });

  test('put one about the listing itself first, where it has four stars or more in the page’s language', () => {
    const own = reviews
      .filter(({ listingCode, reviewRating, lang }) => listingCode && reviewRating >= 4 && isLanguage(lang))
      .map(({ listingCode = '', lang }) => ({ code: listingCode, language: lang as Language }));
    const wrong = own.filter(({ code, language }) => {
      const listing = catalogue.listingByCode.get(code);
      if (!listing) return true;
      const { title, content, origin, destination } = listing;
      const subject = { code, title, keywords: content.metaKeywords, origin: [origin], destination: [destination] };
      return relevantReviews(reviews, subject, language, 6)[0]?.listingCode !== code;
    });
    expect(own.length).toBeGreaterThan(20);
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });
});
