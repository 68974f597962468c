import type { OfflineFile } from './precache-list.ts';

/** `core` is what pages stand on: scripts, typefaces and data. `detail` is data about one listing or one currency. */
export type FileType = 'core' | 'page' | 'picture' | 'detail';

const DETAIL = /^\/(?:listings|flags)\//;
const PICTURE = /\.(?:avif|webp|png|jpe?g)$/;

/** Whether an address is that of a picture. */
export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/** Whether the name of a file changes with its content, so that what is there is right for ever. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/_astro/');
}

export function fileTypeOf({ path, title }: Pick<OfflineFile, 'path' | 'title'>): FileType {
  if (title !== null) return 'page';
  if (DETAIL.test(path)) return 'detail';
  return isPicture(path) ? 'picture' : 'core';
}
