import { describe, expect, test } from 'vitest';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import { markdownProblems } from '../../../src/lib/content-validation/markdown-validation.ts';
import { translationFileProblems } from '../../../src/lib/content-validation/translation-validation.ts';
import { withChanged } from '../../fixtures/builders/a-library.ts';

const FILE = 'src/content/pages/privacy.md';
const HTML = 'Markdown without HTML; "&lt;" is shown as "<"';
const ADDRESS = 'a link that begins with "/", "#", "https://", "mailto:" or "tel:"';

const foundIn = (body: string) => markdownProblems(FILE, body).map(({ found }) => found);

describe('a text in Markdown (specification.md#content-editing)', () => {
  test.each([
    ['a script', 'Before <script>alert(1)</script> after', ['<script>', '</script>']],
    ['a script from elsewhere', '<SCRIPT\nsrc="https://elsewhere.example/x.js">', ['<SCRIPT']],
    ['an event handler', '<img src=x onerror=alert(1)>', ['<img']],
    ['an event handler without spaces', '<svg/onload=alert(1)>', ['<svg/onload=alert(1)>']],
    ['a comment', '<!-- hidden -->', ['<!--']],
    ['an instruction', '<?php echo 1 ?>', ['<?php']],
    ['a link of its own that runs something', '<javascript:alert(1)>', ['<javascript:alert(1)>']],
    ['an address with more behind it', '<https://a.example onclick=alert(1)>', ['<https://a.example']],
  ])('has no HTML: %s', (_name, body, found) => {
    expect(markdownProblems(FILE, body)).toEqual(
      found.map((tag) => ({ file: FILE, field: 'body', found: tag, allowed: HTML })),
    );
  });

  test.each([
    ['[here](javascript:alert(1))', 'javascript:alert(1'],
    ['[here]( <JaVaScRiPt:alert(1)>)', 'JaVaScRiPt:alert(1'],
    ['[here](java&#115;cript:alert(1))', 'java&#115;cript:alert(1'],
    ['[here](javascript\\:alert(1))', 'javascript\\:alert(1'],
    ['![here](data:text/html;base64,x)', 'data:text/html;base64,x'],
    ['[here][a]\n\n> [a]:\n> javascript:alert(1)', 'nothing'],
    ['[here][a]\n\n[a\\]]:\njavascript:alert(1)', 'javascript:alert(1'],
    ['[here]()', 'nothing'],
  ])('has no link that may run something: %s', (body, found) => {
    const [problem] = markdownProblems(FILE, body).filter(({ allowed }) => allowed === ADDRESS);
    expect(problem).toEqual({ file: FILE, field: 'body', found, allowed: ADDRESS });
  });

  test.each([
    'A [page](/contact), its [part](#stored "Title"), [mail](mailto:a@b.example), [us](tel:+639175550100).',
    'See <https://example.com/a?b=1> and [the site][site].\n\n[site]: https://example.com/',
    '2 < 3, a <3, &lt;script&gt; and **bold**, [1] and `x`.',
    '',
  ])('has everything else: %s', (body) => {
    expect(foundIn(body)).toEqual([]);
  });

  test('is refused in pages, in articles and in their translations', () => {
    const body = 'Hello <b>you</b>';
    for (const [folder, id] of [
      ['pages', 'privacy'],
      ['articles', 'how-to-get-to-el-nido'],
    ] as const) {
      const library = withChanged(folder, id, (data) => data);
      const files = library[folder].map((file) => ({ ...file, body }));
      expect(libraryProblems({ ...library, [folder]: files }).map(({ found }) => found)).toEqual(['<b>', '</b>']);
    }
    const translation = { id: 'pages/privacy.fr', file: 'privacy.fr.md', data: {}, body };
    expect(translationFileProblems([translation], new Map([['pages/privacy', {}]]))).toMatchObject([
      { file: 'privacy.fr.md', field: 'body', found: '<b>' },
      { file: 'privacy.fr.md', field: 'body', found: '</b>' },
    ]);
  });
});
