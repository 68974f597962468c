import intent, { type Load } from './intent-directive.ts';

/** Attributes with the code of a lazy island: Astro's element, its own, and React. */
const ELEMENT = 'element-url';
const CODE = ['component-url', 'renderer-url'] as const;

/** Lazy islands, each with its load function, which Astro's element passes later. */
const lazyIslands = new WeakMap<HTMLElement, Load | null>();

const noop = async () => undefined;

/** Loads all code of an island in parallel; Astro reports failures. */
async function loadIsland(island: HTMLElement): Promise<() => Promise<void>> {
  const importFrom = (name: string) => import(/* @vite-ignore */ island.getAttribute(name) ?? '');
  for (const name of CODE) importFrom(name).catch(noop);
  await importFrom(ELEMENT);
  return lazyIslands.get(island)?.() ?? noop;
}

/**
 * The directive of pages, which are built without Astro's element of 1.5 KB. It is called for each
 * island with the element's address (build/finish/island-runtime.ts). On intent it loads the
 * element, which calls it again with a load function.
 */
export default function directive(load: Load | null, element: unknown, island: HTMLElement): void {
  if (load === null) {
    island.setAttribute(ELEMENT, String(element));
    lazyIslands.set(island, null);
    intent(() => loadIsland(island), null, island);
  } else if (lazyIslands.has(island)) lazyIslands.set(island, load);
  else intent(load, null, island);
}
