import { isFrugal } from '../page/connection.ts';

/** Delay after the page is idle, in milliseconds. */
const PREFETCH_DELAY_MS = 500;

/** Pattern for imports of a chunk: static `from"./react.abc.js"`, or dynamic with a bracket. */
const IMPORT = /(?:from|import)\s*(\(?)\s*["'`](\.\/[^"'`]+\.js)/g;

/** Preloads a module: compiled but not run, so that the first tap waits for no chain. */
function preloadModule(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** The code at an address; empty where it fails to load. */
function fetchCode(url: string): Promise<string> {
  return fetch(url, { priority: 'low' }).then(
    (response) => response.text(),
    () => '',
  );
}

/** Attributes with the code of an island: see lazy-island-runtime.ts. */
const ISLAND_ATTRIBUTES = ['element-url', 'component-url', 'renderer-url'];

/**
 * Prefetches a script and its imports one by one, so that the page stays responsive.
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
 * Prefetches code for the first tap on an idle page without a worker, at low priority. Where there
 * is one it saves all scripts, and not on the page's thread. Not where data is saved.
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
