import { expect, test } from 'vitest';
import { serviceText } from '../../../src/lib/site/service-text.ts';

test('what the booking service says is shown on English pages only (specification.md#languages)', () => {
  expect(serviceText('Nothing was saved.', 'en')).toBe('Nothing was saved.');
  expect(serviceText('Nothing was saved.', 'fr' as never)).toBeNull();
  expect(serviceText(undefined, 'en')).toBeNull();
});
