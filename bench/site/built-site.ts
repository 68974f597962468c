import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finishStep, pagesStep } from '../build/site-build.ts';
import { copySite, type SiteCopy } from '../build/site-copy.ts';
import { inProject, inWork } from '../folders.ts';
import { costOf } from '../measure/command-cost.ts';

/** Where the pages part and the requests part serve from; pages name it as their own address. */
export const PORT = 4577;
export const ADDRESS = `http://localhost:${PORT}`;

const PICTURES = 'node_modules/.astro/assets';
let built: Promise<SiteCopy> | undefined;

async function build(): Promise<SiteCopy> {
  console.log('  building the site …');
  const copy = copySite(inWork('site-served'));
  if (existsSync(inProject(PICTURES))) cpSync(inProject(PICTURES), join(copy.folder, PICTURES), { recursive: true });
  for (const { env, ...command } of [pagesStep(copy), finishStep(copy)]) {
    await costOf({ ...command, env: { ...env, SITE_URL: ADDRESS } });
  }
  return copy;
}

/** The real catalogue, built once for all parts that serve it. */
export function builtSite(): Promise<SiteCopy> {
  built ??= build();
  return built;
}

/** Deletes the built site. */
export function clearBuiltSite(): void {
  built = undefined;
  rmSync(inWork('site-served'), { recursive: true, force: true });
}
