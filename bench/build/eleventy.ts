import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { RIVALS } from '../folders.ts';
import { installPackages } from '../rival-packages.ts';
import { browsePages, type Rival } from './rival.ts';
import { writeShared } from './rival-data.ts';
import type { RivalListing } from './rival-listing.ts';
import { writeShell } from './rival-shell.ts';

let modules = '';

function writeListing(listing: RivalListing, index: number, folder: string): void {
  const file = join(folder, 'listings', `${String(index).padStart(5, '0')}.yaml`);
  writeFileSync(file, dump(listing, { lineWidth: -1 }));
}

/** Eleventy with Nunjucks: one template, paginated over the listings' YAML files. */
export const eleventy: Rival = {
  name: 'Eleventy',
  output: '_site',
  async prepare() {
    modules = await installPackages('eleventy');
    return null;
  },
  write(task, folder) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(RIVALS, 'eleventy'), folder, { recursive: true });
    symlinkSync(modules, join(folder, 'node_modules'));
    writeShared(task.data, join(folder, '_data'));
    writeFileSync(join(folder, '_data/browse.json'), JSON.stringify(browsePages(task)));
    writeShell(task.shell, task.filler, join(folder, '_includes'), '.njk');
    mkdirSync(join(folder, 'listings'));
    task.data.listings.forEach((listing, index) => {
      writeListing(listing, index, folder);
    });
  },
  changePrice({ data }, folder, index) {
    const listing = data.listings[index];
    if (!listing) throw new RangeError(`there is no listing ${index}`);
    writeListing({ ...listing, price: { ...listing.price, base: listing.price.base + 1 } }, index, folder);
  },
  clear(folder) {
    for (const name of ['_site', '.cache']) rmSync(join(folder, name), { recursive: true, force: true });
  },
  build: (folder) => ({
    program: process.execPath,
    args: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    folder,
  }),
};
