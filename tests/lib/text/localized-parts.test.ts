import { expect, test } from 'vitest';
import { joinParts, type LocalizedParts } from '../../../src/lib/text/localized-parts.ts';

test.each<[LocalizedParts, string]>([
  [[], ''],
  [['Highlights on their page'], 'Highlights on their page'],
  [[{ written: '20 $' }, ' to ', { written: '50 $' }], '20 $ to 50 $'],
])('%j is "%s" as a whole', (pieces, text) => {
  expect(joinParts(pieces)).toBe(text);
});
