import { isFrugal } from '../page/connection.ts';

/** How long after the page is idle, in milliseconds. */
const PREFETCH_DELAY_MS = 500;

/** What a chunk imports at once, `from"./react.abc.js"`, or when somebody needs it, `import("./late.abc.js")`: then with the bracket. */
const IMPORT = /(?:from|import)\s*(\(?)\s*["'`](\.\/[^"'`]+\.js)/g;

/** The browser compiles it without running it: the first tap then does not wait for one import after the other. */
function preloadModule(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** The code at an address; none where it does not load. */
function fetchCode(url: string): Promise<string> {
  return fetch(url, { priority: 'low' }).then(
    (response) => response.text(),
    () => '',
  );
}

/** What an island needs to come alive: see lazy-island-runtime.ts. */
const ISLAND_ATTRIBUTES = ['element-url', 'component-url', 'renderer-url'];

/**
 * With all that it imports, one file after the other, so that no burst of them keeps the page from answering.
 *
 * @param isNext whether the next tap runs it, so that the browser may compile it
 */
async function prefetchScript(url: string, seen: Set<string>, isNext: boolean): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const code = await fetchCode(url);
  if (code && isNext) preloadModule(url);
  for (const [, onDemand, path = ''] of code.matchAll(IMPORT)) {
    await prefetchScript(new URL(path, url).href, seen, isNext && !onDemand);
  }
}

/**
 * Prefetches the code that a tap will need, once the page is idle, with low priority and without running it: that of
 * the page's islands with the windows that they open, and what its own scripts load on demand. So the first tap is answered at once, also when the connection is
 * gone by then. Travellers who save data fetch it with the first tap.
 */
export function prefetchScripts(): void {
  if (isFrugal()) return;
  const seen = new Set<string>();
  const prefetchAll = (elements: string, attribute: string, isNext: boolean) => {
    for (const element of document.querySelectorAll(`${elements}[${attribute}]`)) {
      prefetchScript(new URL(`${element.getAttribute(attribute)}`, location.href).href, seen, isNext);
    }
  };
  const begin = () => {
    for (const attribute of ISLAND_ATTRIBUTES) prefetchAll('astro-island', attribute, true);
    prefetchAll('script[type="module"]', 'src', false);
  };
  // The largest picture may be drawn a moment after it has come.
  setTimeout(begin, PREFETCH_DELAY_MS);
}
