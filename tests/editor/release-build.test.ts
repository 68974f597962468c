import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createReleaseBuild } from '../../editor/server/release-build.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';
import { writeFileBelow } from '../fixtures/steps/publisher-parts.ts';

const BUILT = "{ kind: 'built', missing: [], problems: [] }";

/** Publishes with a program that answers, and returns its steps and what was logged of them. */
async function publish(quick: string, anew: string): Promise<readonly string[]> {
  const root = temporaryFolder();
  const program = `const isNew = process.env.BUNDLE === 'new';
    process.send({ kind: 'step', step: isNew ? 'anew' : 'quick' });
    if (isNew) { ${anew} } else { ${quick} }
    process.disconnect();`;
  writeFileBelow(join(root, 'build/incremental/build-release.ts'), program);
  const steps: string[] = [];
  const logger = { warn: (_fields: object, message: string) => void steps.push(message) };
  const build = createReleaseBuild({ root, dist: join(root, 'dist'), content: join(root, 'src/content') }, logger);
  await build({
    folder: join(root, 'releases/one'),
    changes: [],
    say: (step) => steps.push(step),
    signal: new AbortController().signal,
  });
  return steps;
}

const failed = (isFinal: boolean) =>
  `process.send({ kind: 'failed', problem: 'No such place.', isFinal: ${isFinal} });`;
const built = `process.send(${BUILT});`;

test('a release of changed texts is built once', async () => {
  expect(await publish(built, '')).toEqual(['quick']);
});

test.each([
  ['fails', failed(false)],
  ['ends without an answer', 'process.exit(1);'],
])('a release that %s without bundling is built anew (specification.md#publishing)', async (_, quick) => {
  expect(await publish(quick, built)).toEqual([
    'quick',
    'a release is built with everything, as it failed without',
    'anew',
  ]);
});

test('a release that fails for good, as its content has a mistake, is not built again, and says why', async () => {
  await expect(publish(failed(true), built)).rejects.toThrow('No such place.');
  await expect(publish(failed(false), failed(true))).rejects.toThrow('No such place.');
});

test('a release that is stopped has ended before another one begins', async () => {
  const root = temporaryFolder();
  const file = join(root, 'ended');
  writeFileBelow(
    join(root, 'build/incremental/build-release.ts'),
    `import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => setTimeout(() => { writeFileSync(${JSON.stringify(file)}, ''); process.exit(1); }, 300));
    process.send({ kind: 'step', step: 'Rendering the pages' });
    setInterval(() => {}, 1000);`,
  );
  const folders = { root, dist: join(root, 'dist'), content: join(root, 'src/content') };
  const controller = new AbortController();
  const build = createReleaseBuild(folders, { warn: () => {} });
  const work = build({
    folder: join(root, 'releases/one'),
    changes: [],
    say: () => controller.abort(),
    signal: controller.signal,
  });
  await expect(work).rejects.toThrow('It was stopped before it was live.');
  expect(existsSync(file)).toBe(true);
});
