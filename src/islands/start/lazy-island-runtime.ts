import intent, { type Load } from './intent-directive.ts';

/** What a lazy island needs on intent: Astro's element, its own code, and React. */
const ELEMENT = 'element-url';
const CODE = ['component-url', 'renderer-url'] as const;

/** Lazy islands, each with the function that loads its code: Astro's element hands that in later. */
const lazyIslands = new WeakMap<HTMLElement, Load | null>();

const noop = async () => undefined;

/** All at once and not one after the other; whether the code came is for Astro to say. */
async function loadIsland(island: HTMLElement): Promise<() => Promise<void>> {
  const importFrom = (name: string) => import(/* @vite-ignore */ island.getAttribute(name) ?? '');
  for (const name of CODE) importFrom(name).catch(noop);
  await importFrom(ELEMENT);
  return lazyIslands.get(island)?.() ?? noop;
}

/**
 * The directive as pages have it. Astro's element is a kilobyte and a half that nobody needs before they use an island, so a
 * finished page is without it: it calls this for each of its islands, with the address of the element (see
 * build/finish/island-runtime.ts). When somebody shows intent, the element comes, and calls it again for all of them,
 * with a way to load their code.
 */
export default function directive(load: Load | null, element: unknown, island: HTMLElement): void {
  if (load === null) {
    island.setAttribute(ELEMENT, String(element));
    lazyIslands.set(island, null);
    intent(() => loadIsland(island), null, island);
  } else if (lazyIslands.has(island)) lazyIslands.set(island, load);
  else intent(load, null, island);
}
