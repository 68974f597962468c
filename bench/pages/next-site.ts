import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../../build/finish/compress-folder.ts';
import { rivalData } from '../build/rival-data.ts';
import { shellOf } from '../build/rival-shell.ts';
import type { SiteCopy } from '../build/site-copy.ts';
import { inWork, RIVALS } from '../folders.ts';
import { costOf } from '../measure/command-cost.ts';
import { installPackages } from '../rival-packages.ts';
import { fileOf, LISTING_PAGE } from './page-kind.ts';
import { pagePictures } from './page-picture.ts';
import { withoutScripts } from './plain-site.ts';
import type { Variant } from './variant.ts';

/** What our pages are served with: pictures, fonts and whatever else lies beside them. */
const ASSETS = ['_astro', 'fonts', 'images', 'favicon.svg'];

function write(folder: string, client: string, site: SiteCopy): void {
  const page = join(client, fileOf(LISTING_PAGE));
  const { top, bottom } = shellOf(page);
  const { listings, shared } = rivalData(site.content);
  const styles = readFileSync(page, 'utf8').match(/(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/g) ?? [];
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const json = (name: string, value: unknown) => writeFileSync(join(data, `${name}.json`), JSON.stringify(value));
  json('listings', listings);
  json('shared', shared);
  json('pictures', pagePictures(client));
  json('shell', { top: withoutScripts(top), bottom: withoutScripts(bottom) });
  writeFileSync(join(data, 'site.css'), styles.join('\n'));
  for (const name of ASSETS.filter((asset) => existsSync(join(client, asset))))
    cpSync(join(client, name), join(folder, 'public', name), { recursive: true });
}

/**
 * The listing page in Next.js, its data bundled into a client component as such sites do. Exported
 * to static files and served by our server with the same compression: that is the fastest way to
 * serve it.
 */
export async function nextSite(site: SiteCopy, port: number): Promise<Variant> {
  const modules = await installPackages('next');
  const folder = inWork('next');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(RIVALS, 'next'), folder, { recursive: true });
  cpSync(modules, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  write(folder, join(site.folder, 'dist/client'), site);
  console.log('  building the page with Next.js …');
  const args = ['node_modules/next/dist/bin/next', 'build'];
  await costOf({ program: process.execPath, args, folder, env: { NEXT_TELEMETRY_DISABLED: '1' } });
  const client = join(folder, 'dist/client');
  cpSync(join(folder, 'out'), client, { recursive: true });
  symlinkSync(join(site.folder, 'dist/server'), join(folder, 'dist/server'));
  await compressFolder(client, join(folder, 'cache'));
  return { name: 'Next.js, data bundled', folder, port, pages: [LISTING_PAGE] };
}
