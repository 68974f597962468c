import { type ElementNode, type Node, parse } from 'ultrahtml';
import { rewriteStyles } from './preview-styles.ts';

/** Where the files of a page are found in its preview. */
export interface FileAddresses {
  /** The address of a picture or typeface by that in the page; null for what is not shown. */
  readonly ofFile: (url: string) => string | null;
  /** The address of all styles of a page. */
  readonly ofStyles: (css: string) => string;
}

const ELEMENT = 1;
const TEXT = 2;
const MAX_DEPTH = 200;

/** Elements that run code, load documents or hold text that browsers read in another way. */
const REMOVED = new Set([
  ...['script', 'noscript', 'template', 'base', 'iframe', 'frame', 'frameset', 'noframes', 'noembed', 'object'],
  ...['embed', 'applet', 'portal', 'fencedframe', 'xmp', 'plaintext', 'listing', 'math', 'foreignobject', 'animate'],
  ...['animatemotion', 'animatetransform', 'set', 'audio', 'video', 'track', 'param', 'link'],
]);

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'meta', 'source', 'wbr']);

/** What a page says to browsers and not to search engines. */
const META_NAMES = new Set(['viewport', 'color-scheme', 'theme-color']);

const ELEMENT_NAME = /^[a-z][a-z0-9-]*$/i;
const ATTRIBUTE_NAME = /^[a-z][a-z0-9:.-]*$/i;

/** Attributes that run, load, send or take the focus. Those of links and pictures are rewritten. */
const REMOVED_ATTRIBUTE =
  /^(?:on.*|style|src|srcset|href|xlink:href|imagesrcset|srcdoc|action|formaction|ping|background|poster|data|manifest|autofocus|nonce|integrity|crossorigin|http-equiv|target|rel|download|is|slot|xmlns:.*)$/i;

/** Beginnings of addresses that lead to a page; an entity cannot stand in any of them. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|\?)/i;

/** Where the styles of a page stand until all of them are known. */
const STYLES = '\0';

/** A page that is written, with the styles that were found in it. */
interface Page {
  readonly addresses: FileAddresses;
  readonly styles: string[];
}

/** A tag with quoted values, in which the parser takes no `>`. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * A page of the site without everything that runs, asks elsewhere or leads away. Every tag of the
 * result is written here by name, so that no reading of the page can bring others back.
 */
export function makeInertDocument(html: string, addresses: FileAddresses): string {
  const root: Node = parse(html.replace(TAG, (tag) => `${tag.slice(0, -1).replaceAll('>', '&gt;')}>`));
  const page: Page = { addresses, styles: [] };
  const markup = childrenOf(root, page, 0);
  const link = () => `<link rel="stylesheet" href="${addresses.ofStyles(page.styles.join('\n'))}">`;
  return `<!DOCTYPE html>${page.styles.length > 0 ? markup.replace(STYLES, link) : markup}`;
}

function childrenOf(node: Node, page: Page, depth: number): string {
  if (depth > MAX_DEPTH) return '';
  const children: readonly Node[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return children.map((child) => markupOf(child, page, depth + 1)).join('');
}

function markupOf(node: Node, page: Page, depth: number): string {
  if (node.type === TEXT) return escapeMarkup(String(node['value']));
  if (node.type !== ELEMENT) return '';
  const element = node as ElementNode;
  const name = element.name.toLowerCase();
  if (!ELEMENT_NAME.test(name) || REMOVED.has(name)) return '';
  if (name === 'style') return addStyles(element, page);
  if (name === 'meta' && !isShownMeta(element)) return '';
  const attributes = Object.entries(attributesOf(element, name, page.addresses));
  const tag = [name, ...attributes.map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(' ');
  return VOID.has(name) ? `<${tag}>` : `<${tag}>${childrenOf(element, page, depth)}</${name}>`;
}

/** Text in the place of markup. Entities stay as the page has them. */
function escapeMarkup(text: string): string {
  return text.replaceAll(STYLES, '').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** All styles are one file: the policy of the editor's page allows no others. */
function addStyles({ children, attributes }: ElementNode, { addresses, styles }: Page): string {
  const css = rewriteStyles(children.map((child) => String(child['value'] ?? '')).join(''), addresses.ofFile);
  const { media } = attributes;
  styles.push(media === undefined ? css : `@media ${media.replace(/[{};]/g, '')} {${css}}`);
  return styles.length === 1 ? STYLES : '';
}

function isShownMeta({ attributes }: ElementNode): boolean {
  return attributes['charset'] !== undefined || META_NAMES.has(attributes['name'] ?? '');
}

function attributesOf({ attributes }: ElementNode, name: string, addresses: FileAddresses): Record<string, string> {
  // Islands carry their data for scripts.
  if (name === 'astro-island') return {};
  const plain = Object.entries(attributes).filter(([key]) => ATTRIBUTE_NAME.test(key) && !REMOVED_ATTRIBUTE.test(key));
  return { ...Object.fromEntries(plain), ...addressesOf(attributes, name, addresses) };
}

function addressesOf(
  attributes: Readonly<Record<string, string>>,
  name: string,
  addresses: FileAddresses,
): Record<string, string> {
  const of = (key: string, value: string | null) => (value === null || value === '' ? {} : { [key]: value });
  const { src, srcset, href } = attributes;
  if (name === 'a' || name === 'area') return linkOf(href);
  if (name === 'use') return href?.startsWith('#') ? { href } : {};
  if (name === 'image') return of('href', href === undefined ? null : addresses.ofFile(plainText(href)));
  if (name !== 'img' && name !== 'source') return {};
  return {
    ...of('src', src === undefined ? null : addresses.ofFile(plainText(src))),
    ...of('srcset', srcset === undefined ? null : candidatesOf(srcset, addresses)),
  };
}

/** Links look like links and lead nowhere but within the page: a frame may open no window. */
function linkOf(href: string | undefined): Record<string, string> {
  if (href === undefined) return {};
  if (/^#[\w-]*$/.test(href)) return { href };
  return { href: LINK.test(href) ? href : '/', target: '_blank', rel: 'noopener noreferrer' };
}

/** The candidates of a `srcset` that are shown. */
function candidatesOf(srcset: string, addresses: FileAddresses): string {
  const candidates = srcset.split(/,\s+/).flatMap((candidate) => {
    const [url = '', size = ''] = candidate.trim().split(/\s+/);
    const address = addresses.ofFile(plainText(url));
    return address === null ? [] : [`${address} ${size}`.trim()];
  });
  return candidates.join(', ');
}

/** An address as the page means it: Astro writes `&` as an entity. */
function plainText(value: string): string {
  return value.replace(/&(?:amp|#38);/g, '&');
}
