import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { RIVALS } from '../folders.ts';
import { browsePages, type Rival } from './rival.ts';
import { writeShared } from './rival-data.ts';
import type { RivalListing } from './rival-listing.ts';
import { writeShell } from './rival-shell.ts';

function page(frontMatter: object): string {
  return `---\n${dump(frontMatter, { lineWidth: -1 })}---\n`;
}

function writeListing(listing: RivalListing, index: number, folder: string): void {
  const { path, title } = listing;
  const file = join(folder, 'content/listings', `${String(index).padStart(5, '0')}.md`);
  // A weight keeps Hugo from sorting by title.
  writeFileSync(file, page({ title, url: `${path}/`, weight: index + 1, listing }));
}

/** Hugo, as Debian packages it: a page is a content file with the listing as front matter. */
export const hugo: Rival = {
  name: 'Hugo',
  output: 'public',
  async prepare() {
    return spawnSync('hugo', ['version']).status === 0 ? null : 'hugo is not installed (apt-get install hugo)';
  },
  write(task, folder) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(RIVALS, 'hugo'), folder, { recursive: true });
    writeShared(task.data, join(folder, 'data'));
    writeShell(task.shell, task.filler, join(folder, 'layouts/partials'), '.html');
    for (const name of ['listings', 'browse']) mkdirSync(join(folder, 'content', name), { recursive: true });
    task.data.listings.forEach((listing, index) => {
      writeListing(listing, index, folder);
    });
    for (const { number, from, count } of browsePages(task)) {
      const file = join(folder, 'content/browse', `${number}.md`);
      writeFileSync(file, page({ title: `All trips, part ${number}`, weight: number, from, count }));
    }
  },
  changePrice({ data }, folder, index) {
    const listing = data.listings[index];
    if (!listing) throw new RangeError(`there is no listing ${index}`);
    writeListing({ ...listing, price: { ...listing.price, base: listing.price.base + 1 } }, index, folder);
  },
  clear(folder) {
    for (const name of ['public', 'resources', '.hugo_build.lock']) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  },
  build: (folder) => ({ program: 'hugo', args: ['--quiet'], folder, env: { HUGO_CACHEDIR: join(folder, 'cache') } }),
};
