import { createHash } from 'node:crypto';

const INLINE = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const HASH = / 'sha256-[^']+'/g;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Only what runs or styles: data such as JSON-LD is not subject to the policy. */
function isRestricted(element: string, attributes: string): boolean {
  return element === 'style' || !/\b(?:src=|type="(?:application|speculationrules))/.test(attributes);
}

function inlineHashes(html: string): ReadonlySet<string> {
  const matches = [...html.matchAll(INLINE)].filter(([, element = '', attributes = '']) =>
    isRestricted(element, attributes),
  );
  return new Set(matches.map(([, , , text = '']) => hashOf(text)));
}

/**
 * Leaves in a page's policy only the hashes of what stands in that page. Astro lists those of the whole site, which
 * permits more than is needed and costs a kilobyte that does not compress.
 */
export function tightenPolicy(html: string): string {
  const used = inlineHashes(html);
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (meta) =>
    meta.replace(HASH, (hash) => (used.has(hash.trim()) ? hash : '')),
  );
}
