import type { APIRoute } from 'astro';
import { APP_ICONS } from '../lib/site/app-icons.ts';
import { iconPng } from '../site/content/app-icons.ts';
import { flags } from '../site/content/flags.ts';
import { pictureMasters, readMaster } from '../site/content/picture-masters.ts';

/** A picture with its own file: its content type, and its source. */
interface Image {
  readonly type: string;
  readonly read: () => string | Promise<Uint8Array>;
}

/**
 * Pictures at their public addresses (specification.md#image-groups), flags for currencies, icons
 * of the installed app.
 */
export async function getStaticPaths() {
  const route = (image: string, type: string, read: Image['read']) => ({ params: { image }, props: { type, read } });
  const masters = await pictureMasters();
  return [
    ...masters.map((master) =>
      route(`images/${master.group}/${master.group}${master.number}.webp`, 'image/webp', () => readMaster(master)),
    ),
    ...[...flags()].map(([country, drawing]) => route(`flags/${country}.svg`, 'image/svg+xml', () => drawing)),
    ...APP_ICONS.map((icon) => route(`icons/${icon.name}.png`, 'image/png', () => iconPng(icon))),
  ];
}

export const GET: APIRoute<Image> = async ({ props: { type, read } }) => {
  const content = await read();
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  return new Response(body, { headers: { 'Content-Type': type } });
};
