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
 * Where a page may be saved that a path asks for, the best first: as it is, without a superfluous slash or file name, and as the
 * shell that stands for all addresses below it. The query and the fragment belong to the page, not to the file.
 *
 * @example cacheKeysOf('/cart/7K2M0QXA/') // ['/cart/7K2M0QXA', '/cart']
 */
export function cacheKeysOf(path: string): readonly string[] {
  const plain = withoutExtension(path);
  const address = shellPageOf(plain);
  return [...new Set([plain, decodedPath(plain), ...(address ? [address.shell] : [])])];
}

/**
 * The address under which a page is kept that came from a path: the one that the list names, so that a shell is kept once and
 * not for every reference.
 */
export function cacheKeyOf(path: string, isListed: (address: string) => boolean): string {
  const addresses = cacheKeysOf(path);
  return addresses.find(isListed) ?? addresses[0] ?? path;
}
