import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from '../../architecture/project-files.ts';

test('every window over a page is one that "back" closes: dialogs are opened in one place', () => {
  const opening = filesIn('src').filter(
    (path) => /\.(?:tsx?|astro)$/.test(path) && /\.show(?:Modal|Popover)\(/.test(readFileSync(path, 'utf8')),
  );
  expect(opening).toEqual(['src/islands/kit/open-modal.ts']);
});
