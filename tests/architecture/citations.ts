import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';

/** A text of the project: code, style, content or document. */
export interface Text {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Documents that comments and tests cite by name alone: `specification.md#price-rule`. */
const CITED = /\b(specification|architecture|glossary)\.md(?:#([\w-]+))?/g;

/** Markdown's `[text](target)`; images too. */
const LINK = /\]\(([^)\s]+)\)/g;

/** Ways to cite a page that strangers cannot open. */
const PRIVATE = /\b(?:specification|design(?:\.md)?)(?:'s)?,? sections? \d|\(issue \d|\(section \d[),]/i;

/**
 * The anchors of a Markdown text, as GitHub makes them from its headings.
 *
 * @example anchorsOf('## Price rule') // Set { 'price-rule' }
 */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const prose = markdown.replaceAll(/^```.*?^```/gms, '');
  return new Set([...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading)));
}

/** What a text cites that does not exist, or that nobody outside of this company can open. */
export function citationViolations({ path, text }: Text, root: string): string[] {
  const prose = path.endsWith('.md') ? text.replaceAll(/^```.*?^```/gms, '') : text;
  const links = path.endsWith('.md') ? [...prose.matchAll(LINK)].map(([, target = '']) => target) : [];
  const relative = links.filter((target) => !/^(?:[a-z]+:|\/)/i.test(target));
  const cited = path.endsWith('.md') ? [] : [...text.matchAll(CITED)].map(([, name, anchor]) => [name, anchor]);
  const targets = [
    ...relative.map((target) => resolveLink(path, target)),
    ...cited.map(([name, anchor]) => ({ file: `docs/${name}.md`, anchor })),
  ];
  const broken = targets.filter(({ file, anchor }) => !exists(root, file, anchor));
  const wrong = broken.map(
    ({ file, anchor }) => `${path} cites ${file}${anchor ? `#${anchor}` : ''}, which is not there`,
  );
  return PRIVATE.test(text) ? [...wrong, `${path} cites by number: ${PRIVATE.exec(text)?.[0]}`] : wrong;
}

function resolveLink(from: string, target: string) {
  const [path = '', anchor] = decodeURI(target).split('#');
  const file = path ? posix.normalize(posix.join(posix.dirname(from), path)) : from;
  return { file, anchor };
}

function exists(root: string, file: string, anchor: string | undefined): boolean {
  const path = posix.join(root, file);
  if (!existsSync(path)) return false;
  return !anchor || !file.endsWith('.md') || anchorsOf(readFileSync(path, 'utf8')).has(anchor);
}
