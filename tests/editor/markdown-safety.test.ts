import { satteri } from '@astrojs/markdown-satteri';
import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeInertDocument } from '../../editor/server/preview-document.ts';
import { pickOne, seededRandom } from '../../src/lib/catalogue/random.ts';
import { markdownProblems } from '../../src/lib/content-validation/markdown-validation.ts';

/** Renders Markdown as pages of the site do. */
let render: (text: string) => Promise<string>;

beforeAll(async () => {
  const renderer = await satteri().createRenderer({});
  render = async (text) => (await renderer.render(text)).code;
});

const RUNS = /<script|onerror|javascript:|<iframe/i;

/** What texts of editors are put together from here, to find one that the rule lets through. */
const PARTS = [
  ...[
    '<',
    '>',
    '(',
    ')',
    '[',
    ']',
    '](',
    ']:',
    '[x]',
    '[x]: ',
    '![',
    '\\',
    '`',
    '*',
    '_',
    '"',
    "'",
    ':',
    '/',
    '!',
    '^',
  ],
  ...['\n', '\n\n', ' ', '\t', '\r\n', '\v', '\u00a0', '> ', '- ', '| a | b |\n|--|--|\n', '<!--', '-->', '```\n'],
  ...['script', 'img', 'a', 'onerror=', 'javascript:alert(1)', 'vbscript:', 'data:', 'mailto:', 'http://x', '//'],
  ...['&#106;', '&lt;', '&gt;', '&colon;', '&Tab;', '&NewLine;', '<https://a.b>', 'www.x.y', '[^1]', '&', '#'],
];

const TEXTS = 3000;

const ELEMENTS = new Set(
  'p a span em strong del code pre blockquote ul ol li table thead tbody tr th td h1 h2 h3 h4 h5 h6 hr br img input sup section'.split(
    ' ',
  ),
);
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|[/#])/i;

/** Elements of a page that nobody has allowed, and addresses that may run something. */
function dangersIn(html: string): readonly string[] {
  const found: string[] = [];
  walkSync(parse(html), (node) => {
    if (node.type !== ELEMENT_NODE) return;
    const { name, attributes } = node as ElementNode;
    const { href = '#', src = '#' } = attributes;
    if (!ELEMENTS.has(name)) found.push(name);
    found.push(...Object.keys(attributes).filter((key) => /^on/i.test(key)));
    found.push(...[href, src].filter((address) => !ADDRESS.test(address)));
  });
  return found;
}

describe('what could run in a text in Markdown (specification.md#content-editing)', () => {
  test.each([
    'Hello <script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="/x"></iframe>',
    '[here](javascript:alert(1))',
    '[here](java&#115;cript:alert(1))',
    '<javascript:alert(1)>',
    '[here][x]\n\n[x]: javascript:alert(1)',
  ])('is rendered as it is, and so it is refused, and has no effect in a preview: %s', async (text) => {
    const html = await render(text);
    expect(html).toMatch(RUNS);
    expect(markdownProblems('page.md', text)).not.toEqual([]);
    const preview = makeInertDocument(html, { ofFile: () => null, ofStyles: () => '' });
    expect(preview).not.toMatch(/<script|onerror=|href="javascript|<iframe/i);
  });

  test('comes through the rule in no text of thousands', async () => {
    const random = seededRandom('markdown');
    const texts = Array.from({ length: TEXTS }, () =>
      Array.from({ length: 2 + Math.floor(random() * 12) }, () => pickOne(PARTS, random)).join(''),
    );
    const accepted = texts.filter((text) => markdownProblems('page.md', text).length === 0);
    const dangers = await Promise.all(accepted.map(async (text) => ({ text, found: dangersIn(await render(text)) })));
    expect(dangers.filter(({ found }) => found.length > 0)).toEqual([]);
    expect(accepted.length).toBeGreaterThan(TEXTS / 10);
  });
});
