import type { OfflineFile } from './precache-list.ts';

/**
 * The types of files. `core` is shared by pages: scripts, typefaces and data; `detail` is data of
 * one listing or currency.
 */
export type FileType = 'core' | 'page' | 'picture' | 'detail';

const DETAIL = /^\/(?:[a-z]{2}\/)?(?:listings|flags)\//;
const PICTURE = /\.(?:avif|webp|png|jpe?g)$/;

/** Whether an address is that of a picture. */
export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/** Whether a file's name changes with its content, so that a saved copy is always right. */
export function isImmutable(path: string): boolean {
  return path.startsWith('/_astro/');
}

export function fileTypeOf({ path, title }: Pick<OfflineFile, 'path' | 'title'>): FileType {
  if (title !== null) return 'page';
  if (DETAIL.test(path)) return 'detail';
  return isPicture(path) ? 'picture' : 'core';
}
