import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { syncOutput } from '../../../build/incremental/sync-output.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';
import { writeFileBelow } from '../../fixtures/steps/publisher-parts.ts';

test.each(['sync', 'a program that is not there'])('an output is stored with %s, and is as it was', (program) => {
  const output = temporaryFolder();
  writeFileBelow(join(output, 'client/tours/index.html'), 'a page');
  syncOutput(output, program);
  expect(readFileSync(join(output, 'client/tours/index.html'), 'utf8')).toBe('a page');
});

test('an output that is not there is named', () => {
  expect(() => syncOutput(join(temporaryFolder(), 'gone'))).toThrow(/gone/);
});
