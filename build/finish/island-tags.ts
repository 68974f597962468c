/** An island's own tag, or the comment that says that its content has arrived. */
const TAGS = /<astro-island [^>]*>|<!--astro:end-->/g;

/**
 * What the runtime does not ask an island for: an identifier, no properties, options that our directive does not have, and
 * whether to wait for the end of its content. It runs after the page is parsed, so there is nothing to wait for.
 */
const UNUSED = / (?:uid="[^"]*"|props="\{\}"|opts="[^"]*"|await-children)/g;

/** Shortens the tags of a page's islands: every island would pay forty bytes of the first round trip for what nothing reads. */
export function slimIslandTags(html: string): string {
  return html.replace(TAGS, (tag) => (tag.startsWith('<!') ? '' : tag.replace(UNUSED, '')));
}
