import { createHash } from 'node:crypto';
import type { APIRoute, GetStaticPathsOptions } from 'astro';
import { DEFAULT_LANGUAGE } from '../lib/languages/language.ts';
import { APP_ICONS } from '../lib/site/app-icons.ts';
import { faviconIco, iconPng } from '../site/content/app-icons.ts';
import { digest } from '../site/content/digest.ts';
import { flags } from '../site/content/flags.ts';
import { languageOfRoute } from '../site/content/page-language.ts';
import { pictureMasters, readMaster } from '../site/content/picture-masters.ts';
import { sharePictureFiles } from '../site/content/share-pictures.ts';

/** A picture with its own file: its content type, and its source. */
interface Image {
  readonly type: string;
  readonly read: () => string | Promise<Uint8Array>;
}

/**
 * Pictures at their public addresses (specification.md#image-groups). Flags, icons of the installed
 * app and pictures of shared links are among them; the latter have words in each language.
 */
export async function getStaticPaths(options: GetStaticPathsOptions) {
  const language = languageOfRoute(options);
  const route = (image: string, type: string, read: Image['read']) => ({ params: { image }, props: { type, read } });
  const shares = (await sharePictureFiles(language)).map(({ path, key, read }) => ({
    ...route(path.slice(1), 'image/jpeg', read),
    cacheKey: key,
  }));
  if (language !== DEFAULT_LANGUAGE) return shares;
  const masters = (await pictureMasters()).map(async (master) => ({
    ...route(`images/${master.group}/${master.group}${master.number}.webp`, 'image/webp', () => readMaster(master)),
    cacheKey: createHash('sha256')
      .update(await readMaster(master))
      .digest('base64url'),
  }));
  return [
    ...(await Promise.all(masters)),
    ...shares,
    ...[...(await flags())].map(([country, drawing]) => ({
      ...route(`flags/${country}.svg`, 'image/svg+xml', () => drawing),
      cacheKey: digest(drawing),
    })),
    route('favicon.ico', 'image/x-icon', faviconIco),
    ...APP_ICONS.map((icon) => route(`icons/${icon.name}.png`, 'image/png', () => iconPng(icon))),
  ];
}

export const GET: APIRoute<Image> = async ({ props: { type, read } }) => {
  const content = await read();
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { 'Content-Type': type } });
};
