import type { APIRoute } from 'astro';
import { APP_ICONS, type AppIcon } from '../../lib/site/app-icons.ts';
import { iconPng } from '../../site/content/app-icons.ts';

export function getStaticPaths() {
  return APP_ICONS.map((icon) => ({ params: { name: icon.name }, props: { icon } }));
}

/** An icon of the installed app. */
export const GET: APIRoute<{ icon: AppIcon }> = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props.icon)), { headers: { 'Content-Type': 'image/png' } });
