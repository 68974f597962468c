/** Pattern for an island's own tag, and for the comment that ends its content. */
const TAGS = /<astro-island [^>]*>|<!--astro:end-->/g;

/**
 * Attributes that the runtime does not need: they are empty, defaults, or about streaming. It runs
 * after the page is parsed.
 */
const UNUSED = / (?:uid="[^"]*"|props="\{\}"|opts="[^"]*"|await-children|component-export="default")/g;

/** Attributes that all lazy islands share: the renderer, and the mark of server rendering. */
const SHARED = / (?:renderer-url="[^"]*"|ssr)(?=[ >])/g;

/** Shortens the tags of a page's islands by about forty bytes of unused attributes each. */
export function slimIslandTags(html: string): string {
  return html.replace(TAGS, (tag) => (tag.startsWith('<!') ? '' : tag.replace(UNUSED, '')));
}

/** Removes the attributes that island-runtime.ts restores for all islands of a page. */
export function dropSharedAttributes(html: string): string {
  return html.replace(TAGS, (tag) => tag.replace(SHARED, ''));
}
