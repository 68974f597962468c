import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { drawWeek } from '../../src/lib/time/draw-week.ts';
import type { BuildIdentity } from '../../src/site/content/build-identity.ts';
import { filesBelow } from '../incremental/files-below.ts';

/** The sources of a build. */
const SOURCES = ['src', 'public', ...contentElsewhere()];
const FILES = ['astro.config.mjs', 'package-lock.json'];

/** The content folder, where it is not below `src`. */
function contentElsewhere(): readonly string[] {
  const folder = process.env['CONTENT_DIR'];
  return folder && relative('src', folder).startsWith('..') ? [folder] : [];
}

function pathsBelow(folder: string): readonly string[] {
  return filesBelow(folder)
    .map((name) => join(folder, name))
    .toSorted();
}

function sourceDigest(week: string): string {
  const hash = createHash('sha256').update(week);
  for (const file of [...SOURCES.flatMap(pathsBelow), ...FILES]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function commitTime(): number {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(seconds) * 1000;
}

function timestamp(now: number, epoch: number | null): number {
  if (epoch !== null) return epoch;
  try {
    return commitTime();
  } catch {
    return now;
  }
}

/**
 * Identifies this build by its sources and week, so that an unchanged rebuild is identical.
 * SOURCE_DATE_EPOCH replaces both clocks for reproducible builds.
 *
 * @param now an instant in milliseconds since 1970
 */
export function identifyBuild(now: number): BuildIdentity {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const epochMs = epoch ? Number(epoch) * 1000 : null;
  const week = drawWeek(epochMs ?? now);
  return { id: sourceDigest(week), timestamp: timestamp(now, epochMs), week };
}
