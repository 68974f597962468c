import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RETAINED_ASSETS, RetainedAssets, retainedPublicFiles } from '../../../build/incremental/retained-assets.ts';
import { deleteStaleFiles } from '../../../build/incremental/stale-files.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;
const SCRIPT = 'client/_astro/app.1a2b3c4d.js';

/** An output of an earlier build, of which a new one needs nothing. */
function anOutput(names: readonly string[]) {
  const output = temporaryFolder();
  for (const name of names) {
    mkdirSync(dirname(join(output, name)), { recursive: true });
    writeFileSync(join(output, name), name);
  }
  const listFile = join(output, RETAINED_ASSETS);
  return {
    ledger: listFile,
    left: () => names.filter((name) => existsSync(join(output, name))),
    /** What the end of a build does after a number of days. */
    tidy: (days: number) => {
      const old = new RetainedAssets(listFile, NOW + days * DAY_MS);
      deleteStaleFiles(output, {
        files: new Set([listFile]),
        since: Date.now() + DAY_MS,
        isRetained: (path) => old.keeps(path.slice(output.length + 1)),
      });
      old.save();
    },
  };
}

describe('hashed files of earlier builds', () => {
  test('stay for pages that are still open, pages themselves do not', () => {
    const { left, tidy } = anOutput([SCRIPT, `${SCRIPT}.br`, 'client/tours/index.html']);
    tidy(0);
    expect(left()).toEqual([SCRIPT, `${SCRIPT}.br`]);
  });

  test('go thirty days after the first build that had no use for them', () => {
    const { left, tidy } = anOutput([SCRIPT]);
    tidy(0);
    tidy(29);
    expect(left()).toEqual([SCRIPT]);
    tidy(30);
    expect(left()).toEqual([]);
  });

  test('are known to be old, so that nobody saves them', () => {
    const { ledger, tidy } = anOutput([SCRIPT]);
    tidy(0);
    expect(retainedPublicFiles(ledger)).toEqual(new Set(['_astro/app.1a2b3c4d.js']));
  });

  test.each(['', 'null', '[]', '{"client/_astro/app.1a2b3c4d.js":"long ago"}', '{{'])(
    'count as old from now on where the ledger holds %j',
    (text) => {
      const { ledger, left, tidy } = anOutput([SCRIPT]);
      writeFileSync(ledger, text);
      tidy(0);
      tidy(29);
      expect(left()).toEqual([SCRIPT]);
    },
  );
});
