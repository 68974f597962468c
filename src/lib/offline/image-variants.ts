import { isImmutable } from './file-type.ts';

/**
 * The part of an image's name for its picture and content, before its size and format. An example
 * is `/_astro/VAN1.CzF_5Ilx_26ns0e.avif`.
 */
const VARIANT = /^(\/_astro\/[^./]+\.[\w-]{8})[_.]/;

/** The part of the name that all sizes and formats of a picture share; null for other files. */
export function masterOf(path: string): string | null {
  return isImmutable(path) ? (VARIANT.exec(path)?.[1] ?? null) : null;
}

/**
 * A saved image of the same picture in another size that the browser can show.
 *
 * @param accept the request's header of that name
 */
export function fallbackImageFor(path: string, accept: string, saved: readonly string[]): string | null {
  const master = masterOf(path);
  if (master === null) return null;
  const [ending = ''] = /\.\w+$/.exec(path) ?? [];
  const suits = (other: string) => other.endsWith(ending) || (other.endsWith('.avif') && accept.includes('image/avif'));
  return saved.find((other) => masterOf(other) === master && suits(other)) ?? null;
}
