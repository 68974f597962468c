import { describe, expect, test } from 'vitest';
import { dropBlockSpaces } from '../../../build/finish/block-spaces.ts';

describe('spaces around blocks', () => {
  test('go', () => {
    expect(dropBlockSpaces('<ul class="a"> <li> <a href="/">Home</a> </li><li>\nB </li> </ul>')).toBe(
      '<ul class="a"><li><a href="/">Home</a></li><li>B</li></ul>',
    );
  });

  test.each([
    '<a href="/">A</a> <strong>B</strong> text',
    '<script>const html = " <p> x </p> ";</script>',
    '<style> p { color: red } </style>',
    '<pre> <p> x </p> </pre>',
    '<astro-island client="intent"><div> <p>React knows this space</p></div></astro-island>',
  ])('between words stay, and those that somebody reads: %s', (html) => {
    expect(dropBlockSpaces(html)).toBe(html);
  });

  test('go in an island’s slot and behind the island, not around the slot', () => {
    const island = (slot: string) =>
      `<astro-island x><p>a</p> <astro-slot>${slot}</astro-slot> <p>b</p></astro-island>`;
    expect(dropBlockSpaces(`${island(' <ul> <li>A</li> </ul> ')} <p>c</p> `)).toBe(
      `${island('<ul><li>A</li></ul>')}<p>c</p>`,
    );
  });
});
