import { availableParallelism } from 'node:os';
import type { Command } from '../measure/command-cost.ts';
import type { SiteCopy } from './site-copy.ts';

/**
 * The same every time. Builds of the same files have the same bytes, whatever is committed
 * meanwhile.
 */
const TIME_OF_SOURCES = '1767225600';

const ENVIRONMENT = {
  ASTRO_TELEMETRY_DISABLED: '1',
  SOURCE_DATE_EPOCH: TIME_OF_SOURCES,
  CONTENT_DIR: './src/content',
  UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())),
};

/** The first step of `npm run build`: pages and endpoints. */
export function pagesStep({ folder }: SiteCopy): Command {
  return { program: process.execPath, args: ['node_modules/astro/bin/astro.mjs', 'build'], folder, env: ENVIRONMENT };
}

/**
 * The second step of `npm run build`: a tight policy in each page, compressed copies. Rivals have
 * nothing like it.
 */
export function finishStep({ folder }: SiteCopy): Command {
  return { program: process.execPath, args: ['build/finish/finish-site.ts'], folder, env: ENVIRONMENT };
}
