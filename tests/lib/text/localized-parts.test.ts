import { expect, test } from 'vitest';
import { type Pieces, wholeText } from '../../../src/lib/text/localized-parts.ts';

test.each<[Pieces, string]>([
  [[], ''],
  [['With highlights'], 'With highlights'],
  [[{ written: '20 $' }, ' to ', { written: '50 $' }], '20 $ to 50 $'],
])('%j is "%s" as a whole', (pieces, text) => {
  expect(wholeText(pieces)).toBe(text);
});
