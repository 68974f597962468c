import { createHash } from 'node:crypto';

const INLINE = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const META = /<meta http-equiv="content-security-policy"[^>]*>/;
const HASH = / 'sha256-[^']+'/g;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Only what runs or styles: data such as JSON-LD is not subject to the policy. */
function isRestricted(element: string, attributes: string): boolean {
  return element === 'style' || !/\b(?:src=|type="(?:application|speculationrules))/.test(attributes);
}

function inlineHashes(html: string, wanted: 'script' | 'style'): string {
  const matches = [...html.matchAll(INLINE)].filter(
    ([, element = '', attributes = '']) => element === wanted && isRestricted(element, attributes),
  );
  const hashes = new Set(matches.map(([, , , text = '']) => hashOf(text)));
  return [...hashes].map((hash) => ` ${hash}`).join('');
}

/**
 * Puts in a page's policy the hashes of exactly what stands in that page. Astro lists those of the whole site, which
 * permits more than is needed and costs a kilobyte that does not compress; and it does not know the script that runs
 * before the first paint. What stands before the policy is not subject to it and needs no hash.
 *
 * @param later texts that scripts put into every page afterwards
 */
export function exactPolicy(html: string, later: readonly string[] = []): string {
  const added = later.map((text) => ` ${hashOf(text)}`).join('');
  return html.replace(META, (meta, place: number) => {
    const subject = html.slice(place);
    return meta
      .replace(HASH, '')
      .replace("script-src 'self'", `script-src 'self'${inlineHashes(subject, 'script')}${added}`)
      .replace("style-src 'self'", `style-src 'self'${inlineHashes(subject, 'style')}`);
  });
}
