import { describe, expect, test } from 'vitest';
import type { Draft } from '../../editor/lib/editor.contract.ts';
import { withValueAt } from '../../editor/lib/form-path.ts';
import { checkDraft } from '../../editor/server/check-draft.ts';
import { loadLibrary } from '../../editor/server/content-library.ts';
import { policySentences } from '../../src/lib/policies/policy.text.ts';
import { groupPrices } from '../../src/site/page-models/group-prices.ts';
import { landingViews } from '../../src/site/page-models/landing-view.ts';
import { aPageContext } from '../fixtures/builders/a-page-context.ts';
import { readRealContent } from '../fixtures/builders/real-content.ts';

const content = await loadLibrary('src/content');
const built = readRealContent();

/** A saved file with other values at some paths: `ratePlan.base`. Undefined takes a field out. */
function draftOf(path: string, changes: Readonly<Record<string, unknown>> = {}): Draft {
  const saved = content.files.get(path);
  if (!saved) throw new Error(`The content has no ${path}`);
  const data = Object.entries(changes).reduce<Record<string, unknown>>(
    (all, [field, value]) =>
      withValueAt(
        all,
        field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        value,
      ),
    saved.data,
  );
  return { path, data, body: saved.body };
}

const checked = (path: string, changes: Readonly<Record<string, unknown>>) =>
  checkDraft(content, draftOf(path, changes));

const VAN = 'listings/PV-PPS-ELN.yaml';
const MORE = expect.stringContaining('one of ');

describe('a draft', () => {
  test('that changes nothing has no problems', () => {
    expect(checkDraft(content, draftOf(VAN)).problems).toEqual([]);
  });

  test.each<[kind: string, path: string, field: string, value: unknown, found: string, allowed: unknown]>([
    ['a text', VAN, 'title', '', '""', 'at least 1 characters'],
    [
      'a text with limits',
      VAN,
      'content.seoDescription',
      'Too short.',
      '"Too short."',
      'a text of 120 to 155 characters',
    ],
    ['a text of a form', VAN, 'content.duration', '5 hours', '"5 hours"', 'hours and minutes, as in "5h30m" or "8h"'],
    ['a price', VAN, 'ratePlan.base', 0, '0', 'a price above 0'],
    ['a number', VAN, 'maxPeople', 7.5, '7.5', 'a whole number'],
    ['yes or no', VAN, 'sample', 'perhaps', '"perhaps"', 'true or false'],
    ['a choice', VAN, 'status', 'LIVE', '"LIVE"', 'one of "PUBLISHED", "DRAFT"'],
    ['a field that is missing', VAN, 'policy', undefined, 'nothing', 'a text'],
    ['a field that does not exist', VAN, 'colour', 'blue', '"blue"', 'no field of this name; check its spelling'],
    ['a list', VAN, 'slug', [], '[]', 'at least 1 entries'],
    ['an entry of a list', VAN, 'slug.0', 'Not OK', '"Not OK"', expect.stringContaining('lower-case words')],
    [
      'a name in a record',
      VAN,
      'content.itinerary',
      { noon: 'Lunch.', '+5h': 'There.' },
      '"noon"',
      expect.stringContaining('labels such as'),
    ],
    ['a place', VAN, 'origin', 'XYZ', '"XYZ"', MORE],
    ['a company', VAN, 'providerId', 'nobody', '"nobody"', MORE],
    ['a policy', VAN, 'policy', 'none-at-all', '"none-at-all"', MORE],
    ['a pickup', VAN, 'content.pickup.0', 'the-moon', '"the-moon"', MORE],
    ['an image group', VAN, 'images.0', 'CAMEL', '"CAMEL"', MORE],
    ['a picture', VAN, 'thumbnail', 'CAMEL/1', '"CAMEL/1"', expect.stringContaining('a number from 1 to 5 in one of')],
    ['a pool', VAN, 'capacity.pool', 'camels', '"camels"', MORE],
    ['a point of the map', VAN, 'content.route', ['El Nido', 'Atlantis'], '"Atlantis"', MORE],
    [
      'days without a trip',
      VAN,
      'closures',
      [{ from: '06-15', to: 'June', reason: 'x' }],
      '"June"',
      'a month and a day such as "06-15"',
    ],
    ['an e-mail address', 'providers/dspal.yaml', 'email', 'nobody', '"nobody"', 'an e-mail address, or null'],
    ['an introduction', 'landing-pages/private-transfers.yaml', 'intro', 'none', '"none"', MORE],
    [
      'a filter',
      'landing-pages/private-transfers.yaml',
      'filter',
      { codeContains: ['ZZZ'] },
      '{"codeContains":["ZZZ"]}',
      'a filter that matches at least one published listing',
    ],
    ['a kind of payment', 'policies/private-van-24h.yaml', 'payment', { type: 'later' }, '"later"', expect.anything()],
    [
      'a refund step',
      'policies/private-van-24h.yaml',
      'ladder.0.feePercent',
      120,
      '120',
      'a whole percentage from 0 to 100',
    ],
    ['an old address', 'settings/redirects.yaml', 'redirects.0.from', 'home', '"home"', 'a path that begins with "/"'],
    ['a bestseller', 'settings/bestsellers.yaml', 'codes.0', 'ZZ', '"ZZ"', 'the code of a listing that is no example'],
    ['the markup', 'settings/site.yaml', 'markup', '0', '"0"', 'a decimal number above 0 in quotes, as in "1.15"'],
  ])('with a mistake in %s is told what the build says', (_kind, path, field, value, found, allowed) => {
    const [problem] = checked(path, { [field]: value }).problems;
    expect(problem).toEqual({ path, field: expect.stringContaining(field.split('.')[0] ?? ''), found, allowed });
  });

  test('names its own mistakes first, then those that it makes in other files', () => {
    const { problems } = checked('settings/fleet.yaml', { 'pools.0.id': 'camels' });
    expect(problems[0]).toMatchObject({ path: 'settings/fleet.yaml', field: 'pools.0.id' });
    expect(problems.at(-1)).toMatchObject({ path: expect.stringMatching(/^listings\//), found: '"zion-vans"' });
  });

  test('of a translation is compared with its English file', () => {
    const { problems } = checked('listings/PV-PPS-ELN.fr.yaml', {
      title: '',
      'content.inclusions': ['Un'],
      price: '1',
    });
    expect(problems.map(({ field, allowed }) => [field, allowed])).toEqual([
      ['title', 'a text'],
      ['content.inclusions', '5 entries, as in English'],
      ['price', 'the fields title, content'],
    ]);
  });

  test('of an English text makes translations wrong that have another structure now', () => {
    const { problems } = checked(VAN, { 'content.exclusions': ['Lunch'] });
    expect(problems).toHaveLength(7);
    expect(problems[0]).toMatchObject({ path: 'listings/PV-PPS-ELN.de.yaml', field: 'content.exclusions' });
  });

  test.each(['listings/a/b.yaml', 'secrets/keys.yaml', 'listings/X.xx.yaml', 'pages/about.yaml'])(
    'at %s, where no content is, is refused',
    (path) => {
      const { problems, pages } = checkDraft(content, { path, data: { title: 'x' }, body: null });
      expect(problems.map((problem) => [problem.path, problem.field])).toEqual([[path, "(the file's name)"]]);
      expect(pages).toEqual([]);
    },
  );

  test('that is empty or full of hostile values is told what is wrong, and throws nothing', () => {
    const hostile = JSON.parse('{"__proto__":{"a":1},"constructor":null,"code":{"length":-1},"content":[[[]]]}');
    for (const data of [{}, hostile]) {
      expect(checkDraft(content, { path: VAN, data, body: null }).problems.length).toBeGreaterThan(10);
    }
  });
});

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
    expect(matches?.toSorted()).toEqual(views.flatMap(({ cards }) => cards.map(({ title }) => title)).toSorted());
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
