/** An island's own tag, or the comment that says that its content has arrived. */
const TAGS = /<astro-island [^>]*>|<!--astro:end-->/g;

/**
 * What the runtime does not ask an island for: an identifier, no properties, options that our directive does not have, the export
 * that it takes anyway, and whether to wait for the end of its content. It runs after the page is parsed, so there is nothing to wait for.
 */
const UNUSED = / (?:uid="[^"]*"|props="\{\}"|opts="[^"]*"|await-children|component-export="default")/g;

/** What all sleeping islands have alike: their renderer, and that they were rendered at build. */
const SHARED = / (?:renderer-url="[^"]*"|ssr)(?=[ >])/g;

/** Shortens the tags of a page's islands: every island would pay forty bytes of the first round trip for what nothing reads. */
export function slimIslandTags(html: string): string {
  return html.replace(TAGS, (tag) => (tag.startsWith('<!') ? '' : tag.replace(UNUSED, '')));
}

/** Leaves out what island-runtime.ts gives back to all islands of a page at once. */
export function dropSharedAttributes(html: string): string {
  return html.replace(TAGS, (tag) => tag.replace(SHARED, ''));
}
