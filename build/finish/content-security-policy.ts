import { createHash } from 'node:crypto';

const INLINE = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const META = /<meta http-equiv="content-security-policy"[^>]*>/;
const HASH = / 'sha256-[^']+'/g;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Whether an element runs or styles; data such as JSON-LD is not subject to the policy. */
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
 * Sets a page's policy to the hashes of exactly its own scripts and styles. Astro lists those of
 * the whole site, which permits more than needed and costs a kilobyte; elements before the policy
 * need no hash.
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
