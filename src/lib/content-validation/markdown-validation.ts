import type { ContentProblem } from './content-problem.ts';

/** Markdown hands on what looks like HTML; addresses in angle brackets are links. */
const HTML = /<(?!(?:https?:\/\/|mailto:)[^\s<>]*>)[a-z/!?][^\s>]*>?/gi;

/** Where a link leads, within a text or in a line of its own. */
const LINK = /\](?:\(|:)\s*<?(?<address>[^\s)>]*)/g;

/** Beginnings of addresses that lead somewhere. Others may run something. */
const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|tel:|[/#])/i;

/**
 * What in a text in Markdown could run in a page (specification.md#content-editing). Refused before
 * it is rendered, as Markdown escapes nothing.
 */
export function markdownProblems(file: string, body = ''): readonly ContentProblem[] {
  const tags = [...body.matchAll(HTML)].map(([tag]) => ({
    file,
    field: 'body',
    found: tag,
    allowed: 'Markdown without HTML; "&lt;" is shown as "<"',
  }));
  const addresses = [...body.matchAll(LINK)].map(({ groups }) => groups?.['address'] ?? '');
  const links = addresses.filter((address) => !LEADS_SOMEWHERE.test(address));
  const allowed = 'a link that begins with "/", "#", "https://", "mailto:" or "tel:"';
  return [...tags, ...links.map((found) => ({ file, field: 'body', found: found || 'nothing', allowed }))];
}
