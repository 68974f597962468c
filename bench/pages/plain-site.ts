import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../build/finish/compress-folder.ts';
import { inWork } from '../folders.ts';
import { PAGE_KINDS } from './page-kind.ts';
import type { Variant } from './variant.ts';

/** Scripts that run, and what only serves them. Data such as JSON-LD stays. */
const SCRIPTS = [
  /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g,
  /<link[^>]*rel="(?:modulepreload|manifest)"[^>]*>/g,
  /<style>astro-island[\s\S]*?<\/style>/g,
];

/** A page without its scripts. */
export function withoutScripts(html: string): string {
  return SCRIPTS.reduce((text, pattern) => text.replace(pattern, ''), html);
}

/** Copies a built site without the scripts of its pages. The same server serves the same HTML. */
export async function plainSite(built: string, port: number): Promise<Variant> {
  const folder = inWork('plain');
  const client = join(folder, 'dist/client');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(built, 'dist/client'), client, { recursive: true });
  symlinkSync(join(built, 'dist/server'), join(folder, 'dist/server'));
  for (const page of globSync('**/*.html', { cwd: client })) {
    const file = join(client, page);
    for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true });
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  await compressFolder(client, join(folder, 'cache'));
  return { name: 'the same as plain HTML', folder, port, pages: PAGE_KINDS };
}
