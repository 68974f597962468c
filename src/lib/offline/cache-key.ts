import { shellPageOf } from '../booking/shell-pages.ts';

function withoutExtension(path: string): string {
  const plain = path.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '');
  return plain.replace(/\/$/, '') || '/';
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The cache keys under which a path's page may be saved, best first. After the path itself come
 * those without a trailing slash or file name, and its shell page; query and fragment are ignored.
 *
 * @example cacheKeysOf('/cart/7K2M0QXA/') // ['/cart/7K2M0QXA', '/cart']
 */
export function cacheKeysOf(path: string): readonly string[] {
  const plain = withoutExtension(path);
  const address = shellPageOf(plain);
  return [...new Set([plain, decodedPath(plain), ...(address ? [address.shell] : [])])];
}

/**
 * The cache key under which a path's page is saved: the listed one. A shell page is thus saved once
 * and not for every reference.
 */
export function cacheKeyOf(path: string, isListed: (address: string) => boolean): string {
  const addresses = cacheKeysOf(path);
  return addresses.find(isListed) ?? addresses[0] ?? path;
}
