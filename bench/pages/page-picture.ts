import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of a picture's variants. */
export interface PictureFiles {
  readonly srcset: string;
  readonly src: string;
}

/** By picture (`VAN1`) and use: as a card, or large. */
export type PagePictures = Record<string, { card?: PictureFiles; wide?: PictureFiles }>;

const PICTURE = /<picture>[\s\S]*?srcset="([^"]+)"[\s\S]*?<img[^>]*src="(\/_astro\/([^."]+)\.[^"]+)"/g;
const WIDTHS_OF_CARDS = 2;

/** Collects the pictures of a built site's pages, so that a rival can show the same files. */
export function pagePictures(client: string): PagePictures {
  const pictures: PagePictures = {};
  for (const page of globSync('transfers/*/index.html', { cwd: client })) {
    for (const [, srcset = '', src = '', name = ''] of readFileSync(join(client, page), 'utf8').matchAll(PICTURE)) {
      const preset = srcset.split(',').length > WIDTHS_OF_CARDS ? 'wide' : 'card';
      pictures[name] = { ...pictures[name], [preset]: { srcset, src } };
    }
  }
  return pictures;
}
