import { isImmutable } from './file-type.ts';

/** `/_astro/VAN1.CzF_5Ilx_26ns0e.avif`: the picture and its content come before what was made of it. */
const VARIANT = /^(\/_astro\/[^./]+\.[\w-]{8})[_.]/;

/** What all sizes and formats of a picture have in common; null for a picture that has none. */
export function masterOf(path: string): string | null {
  return isImmutable(path) ? (VARIANT.exec(path)?.[1] ?? null) : null;
}

/**
 * Another size of the same picture, for a browser that can show it: better than a hole in the page.
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
