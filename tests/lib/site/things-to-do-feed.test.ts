import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/lib/catalogue/listing.ts';
import type { Language } from '../../../src/lib/languages/language.ts';
import { thingsToDoFeed, thingsToDoProducts } from '../../../src/lib/site/things-to-do-feed.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { aPlace, PORT_BARTON, PUERTO_PRINCESA } from '../../fixtures/builders/a-place.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { thingsToDoProblems } from '../../fixtures/steps/things-to-do-problems.ts';

const URL = 'https://www.example.com';

const boat = aBoatTour();
const privateBoat = aBoatTour({
  code: 'PrivBoat-ELN-A',
  listingType: 'PRIVATE_BOAT_TOUR',
  ratePlan: { base: 330, extra: 45, inc: 2 },
  slug: ['el-nido-tour-a-private'],
});

function productsOf(
  english: readonly Listing[],
  { others = [], photographs = [] as readonly string[], name = 'Dalan' } = {} as {
    others?: readonly (readonly [Language, readonly Listing[]])[];
    photographs?: readonly string[];
    name?: string;
  },
) {
  return thingsToDoProducts({
    site: { name, url: URL },
    listings: new Map<Language, readonly Listing[]>([['en', english], ...others]),
    towns: [PUERTO_PRINCESA, PORT_BARTON, aPlace()],
    isBoat: ({ code }) => code.includes('ELN-A'),
    photographs,
  });
}

const optionOf = (listing: Listing) => productsOf([listing])[0]?.options[0];
const feedText = (listings: readonly Listing[]) => JSON.stringify(thingsToDoFeed(productsOf(listings), 7));

describe("the feed for Google's Things to do (specification.md#things-to-do-feed)", () => {
  test('breaks no rule of the format', () => {
    expect(thingsToDoProblems(feedText([boat, privateBoat]), URL)).toEqual([]);
  });

  test('has tours and boats, and neither transfers nor examples', () => {
    const tourOnTheWay = { listingType: 'PRIVATE_TRANSFER_WITH_TOUR' } as const;
    const ends = aListing({ ...tourOnTheWay, code: 'PV-PPUR-PPS-ELN' });
    const returns = aListing({ ...tourOnTheWay, code: 'PV-PPUR', destination: 'PPS' });
    const example = aBoatTour({ code: 'JT-ELN-B', sample: true });
    const products = productsOf([aListing(), aSharedSeat(), boat, ends, returns, example]);
    expect(products.map(({ id }) => id)).toEqual(['JT-ELN-A', 'PV-PPUR']);
  });

  test('says title and description in every language that the page exists in', () => {
    const french = { ...boat, title: 'El Nido, circuit A', content: { ...boat.content, seoDescription: 'En bateau.' } };
    const [product] = productsOf([boat, privateBoat], { others: [['fr', [french]]] });
    expect(product?.title.localized_texts).toEqual([
      { language_code: 'en', text: boat.title },
      { language_code: 'fr', text: 'El Nido, circuit A' },
    ]);
    expect(product?.description.localized_texts[1]).toEqual({ language_code: 'fr', text: 'En bateau.' });
    expect(productsOf([boat, privateBoat], { others: [['fr', [french]]] })[1]?.title.localized_texts).toHaveLength(1);
  });

  test('leaves out facts of a language that has another number of them', () => {
    const french = { ...boat, content: { ...boat.content, featuredHighlights: ['Une seule chose'] } };
    const [product] = productsOf([boat], { others: [['fr', [french]]] });
    const languages = product?.product_features.map(({ value }) => value.localized_texts.length);
    expect(languages).toEqual([1, 1, 1, 2, 2]);
  });

  test('says what one person pays, or the smallest group where a boat is sold', () => {
    expect(optionOf(boat)?.price_options).toMatchObject([
      { title: 'per person', price: { currency_code: 'USD', units: boat.price.base, nanos: 0 } },
    ]);
    expect(optionOf(privateBoat)?.price_options).toMatchObject([{ title: 'for 2 people', price: { units: 380 } }]);
  });

  test('leads to the page, and says how long the trip takes and which towns it sees', () => {
    const river = aBoatTour({ content: { duration: '4h30m', route: ['El Nido', 'Big Lagoon', 'Port Barton'] } });
    const option = optionOf(river);
    expect(option?.landing_page.url).toBe(`${URL}/tours/el-nido-tour-a-joining`);
    expect(option?.duration_sec).toBe(16_200);
    expect(option?.related_locations.map(({ location }) => location.location.place_info.name)).toEqual([
      'Port Barton',
      'El Nido',
    ]);
  });

  test('says what is refunded, as the policy does, and nothing where nothing is', () => {
    const steps = [
      { until: '7d', feePercent: 0 },
      { until: '24h', feePercent: 50 },
      { until: '0h', feePercent: 100 },
    ];
    const conditionsOf = (changes: Parameters<typeof aPolicy>[0]) =>
      optionOf(aBoatTour({ policy: aPolicy(changes) }))?.cancellation_policy.refund_conditions.map((condition) => [
        condition.min_duration_before_start_time_sec,
        condition.refund_percent,
      ]);
    expect(conditionsOf({ ladder: steps })).toEqual([
      [604_800, 100],
      [86_400, 50],
    ]);
    expect(conditionsOf({ ladder: steps, processingFeePercent: 10 })?.[0]).toEqual([604_800, 90]);
    expect(conditionsOf({ ladder: [{ until: '0h', feePercent: 100 }] })).toEqual([]);
  });

  test('names only the categories that the content says', () => {
    const walk = aBoatTour({ code: 'JT-CTAM', content: { duration: '4h' } });
    expect(optionOf(boat)?.option_categories).toEqual([{ label: 'boat-tours' }, { label: 'day-trips' }]);
    expect(optionOf(walk)).not.toHaveProperty('option_categories');
  });

  test('names the company, and calls it the seller only where it is', () => {
    expect(productsOf([boat])[0]).not.toHaveProperty('inventory_types');
    expect(productsOf([boat])[0]?.operator.google_business_profile_name.localized_texts[0]?.text).toBe('ADSTS');
    expect(productsOf([boat], { name: 'ADSTS' })[0]?.inventory_types).toEqual(['INVENTORY_TYPE_OPERATOR_DIRECT']);
  });

  test('has photographs and no drawings, and no rating', () => {
    expect(productsOf([boat])[0]).not.toHaveProperty('related_media');
    expect(productsOf([boat])[0]).not.toHaveProperty('rating');
    expect(productsOf([boat], { photographs: ['ELN-A/2'] })[0]?.related_media).toEqual([
      { url: `${URL}/images/ELN-A/ELN-A2.webp`, type: 'MEDIA_TYPE_PHOTO' },
    ]);
  });
});

describe('the rules that the feed is checked by', () => {
  test.each([
    [
      'a product twice',
      '"id":"PrivBoat-ELN-A","title":{"loc',
      '"id":"JT-ELN-A","title":{"loc',
      'product JT-ELN-A twice',
    ],
    ['an address of another site', `${URL}/tours`, 'https://elsewhere.example/tours', /landing_page\.url/],
    ['an address that is not secure', `${URL}/tours`, 'http://www.example.com/tours', /landing_page\.url/],
    ['a price with a fraction', '"units":380', '"units":380.5', /price\.units/],
    ['an unknown language', '"language_code":"en"', '"language_code":"tlh"', /language_code/],
    ['a refund above everything', '"refund_percent":100', '"refund_percent":101', /refund_percent/],
    ['a refund without a time', '"min_duration_before_start_time_sec":86400,', '', /min_duration/],
    ['markup in a title', `"text":"${boat.title}"`, '"text":"<b>Boat</b>"', /title\.localized_texts/],
  ])('find %s', (_what, from, to, sentence) => {
    const text = feedText([boat, privateBoat]);
    expect(text).toContain(from);
    const problems = thingsToDoProblems(text.replaceAll(from, to), URL);
    expect(problems).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  test('find refunds that rise while departure comes nearer', () => {
    const [product] = productsOf([boat]);
    const refund_conditions = [
      { min_duration_before_start_time_sec: 86_400, refund_percent: 50 },
      { min_duration_before_start_time_sec: 3600, refund_percent: 100 },
    ];
    const options = product?.options.map((option) => ({ ...option, cancellation_policy: { refund_conditions } }));
    const text = JSON.stringify({ ...thingsToDoFeed([], 7), products: [{ ...product, options }] });
    expect(thingsToDoProblems(text, URL)).toEqual(['JT-ELN-A: refunds do not fall']);
  });
});
