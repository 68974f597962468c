import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildIdentity } from '../src/lib/content/build-identity.ts';

/** What a build is made from. */
const SOURCES = ['src', 'public'];
const FILES = ['astro.config.ts', 'package-lock.json'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function sourceDigest(): string {
  const hash = createHash('sha256');
  for (const file of [...SOURCES.flatMap(filesBelow), ...FILES]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function commitTime(): number {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(seconds) * 1000;
}

function timestamp(): number {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  if (epoch) return Number(epoch) * 1000;
  try {
    return commitTime();
  } catch {
    return Date.now();
  }
}

/** Names this build by its sources, so that a rebuild without a change has the same name and the same bytes. */
export function identifyBuild(): BuildIdentity {
  return { id: sourceDigest(), timestamp: timestamp() };
}
