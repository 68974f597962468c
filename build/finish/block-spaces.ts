const BLOCK =
  '</?(?:article|body|dd|div|dl|dt|figure|footer|form|h1|h2|h3|header|li|main|nav|ol|p|section|ul)(?: [^>]*)?>';

/** Spaces before and after a block, which no browser shows. */
const SPACES = new RegExp(`\\s+(?=${BLOCK})|(?<=${BLOCK})\\s+`, 'g');

/** Pattern for parts left unchanged: scripts, styles, and what React finds in an island. */
const UNTOUCHED =
  /(<(?:script|style|pre|textarea)\b[\s\S]*?<\/(?:script|style|pre|textarea)>|<astro-island [\s\S]*?(?:<astro-slot>|<\/astro-island>)|<\/astro-slot>[\s\S]*?<\/astro-island>)/;

/**
 * Removes the spaces around block elements from a page. Astro leaves one where its source begins a
 * line.
 */
export function dropBlockSpaces(html: string): string {
  const parts = html.split(UNTOUCHED);
  return parts.map((part, index) => (index % 2 === 0 ? part.replace(SPACES, '') : part)).join('');
}
