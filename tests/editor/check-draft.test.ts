import { describe, expect, test } from 'vitest';
import { checkDraft } from '../../editor/server/check-draft.ts';
import { loadLibrary } from '../../editor/server/content-library.ts';
import { aDraft } from '../fixtures/builders/a-draft.ts';

const content = await loadLibrary('src/content');

const draftOf = (path: string, changes?: Readonly<Record<string, unknown>>) => aDraft(content, path, changes);
const checked = (path: string, changes: Readonly<Record<string, unknown>>) =>
  checkDraft(content, draftOf(path, changes));

const VAN = 'listings/PV-PPS-ELN.yaml';
const MORE = expect.stringContaining('one of ');

describe('a draft', () => {
  test('that changes nothing has no problems', () => {
    expect(checkDraft(content, draftOf(VAN)).problems).toEqual([]);
  });

  test.each<[kind: string, path: string, field: string, value: unknown, found: string, allowed: unknown]>([
    ['a text', VAN, 'title', '', '""', 'at least 1 character'],
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
    ['a list', VAN, 'slug', [], '[]', 'at least 1 entry'],
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

  test('of an English text with another structure is checked with the translations that follow it (specification.md#translations-that-follow)', () => {
    const closures = [{ from: '2027-06-07', to: '2027-06-13', reason: 'the road is mended' }];
    expect(checked(VAN, { closures, 'content.exclusions': ['Lunch'] }).problems).toEqual([]);
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
