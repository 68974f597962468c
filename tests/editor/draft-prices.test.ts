import { describe, expect, test } from 'vitest';
import { checkDraft } from '../../editor/server/check-draft.ts';
import { loadLibrary } from '../../editor/server/content-library.ts';
import { policySentences } from '../../src/lib/policies/policy.text.ts';
import { groupPrices } from '../../src/site/page-models/group-prices.ts';
import { landingViews } from '../../src/site/page-models/landing-view.ts';
import { aDraft } from '../fixtures/builders/a-draft.ts';
import { aPageContext } from '../fixtures/builders/a-page-context.ts';
import { readRealContent } from '../fixtures/builders/real-content.ts';

const content = await loadLibrary('src/content');
const built = readRealContent();

const draftOf = (path: string, changes?: Readonly<Record<string, unknown>>) => aDraft(content, path, changes);
const checked = (path: string, changes: Readonly<Record<string, unknown>>) =>
  checkDraft(content, draftOf(path, changes));

const VAN = 'listings/PV-PPS-ELN.yaml';
const RATES = 'settings/rates.yaml';

describe('the prices of a draft', () => {
  test.each(['PV-PPS-ELN', 'SV-PPS-ELN', 'JT-ELN-A', 'PV-PPUR'])('are those that the page of %s shows', (code) => {
    const listing = built.catalogue.listingByCode.get(code);
    if (!listing) throw new Error(`${code} is not published`);
    const shown = new Map(groupPrices(listing).map(({ people, totalUsd }) => [people, totalUsd * 100]));
    const { prices } = checkDraft(content, draftOf(`listings/${code}.yaml`));
    expect(prices.length).toBeGreaterThan(2);
    for (const { people, beforeCents, afterCents } of prices) {
      expect([people, beforeCents, afterCents]).toEqual([people, shown.get(people), shown.get(people)]);
    }
  });

  test('say what a group paid, what it pays now, and what the markup adds', () => {
    const { prices } = checked(VAN, { 'ratePlan.base': 150.5, 'ratePlan.extra': 10, 'ratePlan.inc': 2 });
    // 150.50 × 1.15 = 173.075, 10 × 1.15 = 11.5: whole dollars, half up.
    expect(prices.map(({ people, afterCents, marginCents }) => [people, afterCents, marginCents])).toEqual([
      [1, 17_300, 2250],
      [2, 17_300, 2250],
      [4, 19_700, 2650],
      [10, 26_900, 3850],
    ]);
    expect(prices[0]?.beforeCents).toBe(17_300);
  });

  test('are told while other fields are wrong, and not while their own are', () => {
    expect(checked(VAN, { title: '' }).prices).toHaveLength(5);
    expect(checked(VAN, { 'ratePlan.base': -1 }).prices).toEqual([]);
  });

  test('of a new listing have none before', () => {
    const { data } = draftOf(VAN);
    const { prices } = checkDraft(content, { path: 'listings/PV-PPS-NEW.yaml', data, body: null });
    expect(prices.map(({ beforeCents }) => beforeCents)).toEqual(prices.map(() => null));
  });

  test('come with the rates of the site, and are only those of listings', () => {
    expect(checkDraft(content, draftOf(VAN)).rates).toMatchObject({ USD: 1, EUR: expect.any(Number) });
    expect(checkDraft(content, draftOf('settings/site.yaml')).prices).toEqual([]);
  });

  test('come with the rates of a draft of them, and with none where those cannot be used', () => {
    const ratesWith = (EUR: unknown) => checked(RATES, { 'rates.EUR': EUR });
    expect(ratesWith(0.5).rates).toMatchObject({ USD: 1, EUR: 0.5 });
    expect(ratesWith(0)).toMatchObject({ rates: {}, problems: [{ path: RATES, field: 'rates.EUR', found: '0' }] });
  });
});

describe('what a draft would show', () => {
  test('is for a landing page the listings that its page has', () => {
    const path = 'landing-pages/private-transfers.yaml';
    const source = built.library.landingPages.find(({ id }) => id === 'private-transfers');
    if (!source) throw new Error('There is no page of private transfers');
    const { catalogue, site } = built;
    const views = landingViews(
      { slug: source.id, data: source.data, intro: null },
      aPageContext([], { catalogue, site: { ...site, listingsPerPage: 200 } }),
    );
    const { matches } = checkDraft(content, draftOf(path));
    expect(matches?.toSorted()).toEqual(views.flatMap(({ cards }) => cards.map(({ code }) => code)).toSorted());
    expect(checked(path, { filter: { codeContains: ['ZZZ'] } }).matches).toEqual([]);
    expect(checked(path, { 'filter.types': ['CAMEL'] }).matches).toBeNull();
    expect(checkDraft(content, draftOf(VAN)).matches).toBeNull();
  });

  test('is for a policy the sentences of its listings', () => {
    for (const { id, data } of built.library.policies) {
      expect(checkDraft(content, draftOf(`policies/${id}.yaml`)).policyTexts).toEqual(policySentences(data, 'en'));
    }
    expect(checked('policies/private-van-24h.yaml', { ladder: [] }).policyTexts).toEqual([]);
  });
});
