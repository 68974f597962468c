/** A listing's card on a page. */
export interface CardFact {
  readonly code: string;
  /** Whether it belongs to the page's own result list (specification.md#public-hooks). */
  readonly isResult: boolean;
  /** The heading of the section that it lies in. */
  readonly section: string;
  /** The value of its price. */
  readonly price: string | null;
}

/** What the tests ask of a page. A real parser reads it from the HTML, without running scripts. */
export interface PageFacts {
  readonly lang: string | null;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly ids: readonly string[];
  /** Everything that is read out or shown: text and values of attributes, without scripts. */
  readonly words: readonly string[];
  readonly jsonLd: readonly string[];
  readonly listing: string | null;
  readonly prices: readonly { readonly value: string; readonly text: string }[];
  /** The values in the price card of a listing's page: the main one first. */
  readonly cardPrices: readonly string[];
  /** People, total and share in each row of the group table. */
  readonly groupPrices: readonly (readonly string[])[];
  readonly cards: readonly CardFact[];
  readonly links: readonly string[];
  /** Pictures, candidates, style sheets, scripts, fonts, icons, preview pictures. */
  readonly resources: readonly string[];
}

/** Runs inside the browser: everything that it uses lies in it. */
export function readFacts(html: string): PageFacts {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, root: ParentNode = page) => [...root.querySelectorAll(selector)];
  const text = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const attributes = (selector: string, name: string) => all(selector).map((node) => node.getAttribute(name) ?? '');
  const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? null;
  const candidates = (srcset: string) => srcset.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  const code = all('style, script:not([src], [type="application/ld+json"])').map((node) => node.textContent ?? '');
  const named = code.flatMap((source) => [
    ...[...source.matchAll(/url\(["']?([^"')]+)/g)].map((match) => match[1] ?? '').filter((url) => !url.includes('${')),
    ...[...source.matchAll(/["'`](\/[\w./-]+\.(?:css|js|json|woff2))["'`]/g)].map((match) => match[1] ?? ''),
  ]);
  const card = page.querySelector('main aside[aria-label="Price"]');
  const facts = {
    lang: page.documentElement.getAttribute('lang'),
    title: text(page.querySelector('title')),
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    headings: all('h1, h2, h3, h4, h5, h6').map((node) => ({ level: Number(node.tagName[1]), text: text(node) })),
    ids: attributes('[id]', 'id'),
    jsonLd: all('script[type="application/ld+json"]').map((node) => node.textContent ?? ''),
    listing: attribute('main[data-listing]', 'data-listing'),
    prices: all('[data-price]').map((node) => ({ value: node.getAttribute('value') ?? '', text: text(node) })),
    cardPrices: card ? all('[data-price]', card).map((node) => node.getAttribute('value') ?? '') : [],
    groupPrices: card
      ? all('tbody tr', card).map((row) => [
          text(row.querySelector('th')),
          ...all('[data-price]', row).map((node) => node.getAttribute('value') ?? ''),
        ])
      : [],
    cards: all('article[data-listing]').map((node) => ({
      code: node.getAttribute('data-listing') ?? '',
      isResult: node.hasAttribute('data-result'),
      section: text(node.closest('section')?.querySelector('h2') ?? null),
      price: node.querySelector('[data-price]')?.getAttribute('value') ?? null,
    })),
    links: attributes('a[href], area[href]', 'href'),
    resources: [
      ...attributes('img[src], script[src], iframe[src], video[src], audio[src], source[src]', 'src'),
      ...attributes('img[srcset], source[srcset]', 'srcset').flatMap(candidates),
      ...attributes('link[href]:not([rel="canonical"])', 'href'),
      ...attributes('meta[property="og:image"]', 'content'),
      ...named,
    ],
  };
  for (const node of all('script, style')) node.remove();
  const values = all('*').flatMap((node) => [...node.attributes].map(({ value }) => value));
  return { ...facts, words: [text(page.body), ...values] };
}
