import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../fixtures/programs/project-copy.ts';

const LISTING = 'src/content/listings/PV-PPS-ELN.yaml';
const RATES = 'src/content/settings/rates.yaml';
/** What tells of earlier builds: a random name, and which files are compressed or retained. */
const OF_BUILDS = ['output-seal', 'quick-copies.json', 'old-assets.json'];

/** What a release's build has reported, and the digests of its files. */
interface Release {
  readonly messages: readonly unknown[];
  readonly files: ReadonlyMap<string, string>;
}

let copy: ProjectCopy;
let first: Release;
let rendered: Release;
let bundled: Release;

beforeAll(async () => {
  copy = copyProject();
  first = await release('one', 'none');
  change(LISTING, 'base: 150', 'base: 157');
  await release('two', 'releases/one', 'Finishing the pages');
  change(LISTING, 'base: 157', 'base: 163');
  change(RATES, 'EUR: 0.88', 'EUR: 0.89');
  rendered = await release('two', 'releases/one');
  copy.clean();
  bundled = await release('three', 'none');
}, 900_000);

afterAll(() => copy.remove(), 300_000);

function change(path: string, from: string, to: string): void {
  const file = join(copy.folder, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold "${from}"`);
  writeFileSync(file, text.replace(from, to));
}

/** @param killedAt the step at which the build is killed */
async function release(name: string, live: string, killedAt?: string): Promise<Release> {
  const folder = join(copy.folder, 'releases', name);
  const messages: unknown[] = [];
  const child = fork('build/incremental/build-release.ts', {
    cwd: copy.folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      SOURCE_DATE_EPOCH: '1795249275',
      COMPRESSION: 'quick',
      OUTPUT_DIR: folder,
      LIVE_DIR: join(copy.folder, live),
    },
  });
  child.on('message', (message: { readonly step?: string }) => {
    messages.push(message);
    if (killedAt !== undefined && message.step === killedAt) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  return { messages, files: digestsBelow(folder) };
}

/** Whether pages of an earlier build alone load a file. Lists for phones have names by content. */
function isRetained(folder: string, path: string): boolean {
  const retained: object = JSON.parse(readFileSync(join(folder, 'old-assets.json'), 'utf8'));
  return Object.hasOwn(retained, path.replace(/\.(?:br|gz)$/, ''));
}

/** From each file to the fingerprint of its bytes. */
function digestsBelow(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths
      .map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')] as const)
      .filter(([path]) => !OF_BUILDS.includes(path) && !isRetained(folder, path)),
  );
}

test('a first release bundles everything, and one after changed prices and rates only renders, also where a build between them was killed', () => {
  expect(first.messages).toContainEqual({ kind: 'step', step: 'Building the pages' });
  expect(rendered.messages).toContainEqual({ kind: 'step', step: 'Rendering the pages' });
  expect(rendered.messages.at(-1)).toEqual({ kind: 'built', missing: [], problems: [] });
});

test('what was rendered alone equals what is bundled anew, byte for byte (specification.md#publishing)', () => {
  expect(bundled.messages).toContainEqual({ kind: 'step', step: 'Building the pages' });
  expect([...rendered.files.keys()].toSorted()).toEqual([...bundled.files.keys()].toSorted());
  const different = [...bundled.files].filter(([path, digest]) => rendered.files.get(path) !== digest);
  expect(different.map(([path]) => path)).toEqual([]);
  expect(rendered.files.get('client/catalogue.json')).not.toBe(first.files.get('client/catalogue.json'));
});
