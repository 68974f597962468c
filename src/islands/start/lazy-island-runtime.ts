import intent, { type Load } from './intent-directive.ts';

/** What a sleeping island needs when somebody comes near: Astro's element, its own code, and React. */
const ELEMENT = 'element-url';
const CODE = ['component-url', 'renderer-url'] as const;

/** Sleeping islands, and how Astro brings their code: it says so once its element is there. */
const sleeping = new WeakMap<HTMLElement, Load | null>();

const nothing = async () => undefined;

/** All at once and not one after the other; whether the code came is for Astro to say. */
async function bring(island: HTMLElement): Promise<() => Promise<void>> {
  const fetched = (name: string) => import(/* @vite-ignore */ island.getAttribute(name) ?? '');
  for (const name of CODE) fetched(name).catch(nothing);
  await fetched(ELEMENT);
  return sleeping.get(island)?.() ?? nothing;
}

/**
 * The directive as pages have it. Astro's element is a kilobyte and a half that nobody needs before they use an island, so a
 * finished page is without it: it calls this for each of its islands, with the address of the element (see
 * build/finish/island-runtime.ts). When somebody comes near one, the element comes, and calls it again for all of them,
 * with a way to load their code.
 */
export default function directive(load: Load | null, element: unknown, island: HTMLElement): void {
  if (load === null) {
    island.setAttribute(ELEMENT, String(element));
    sleeping.set(island, null);
    intent(() => bring(island), null, island);
  } else if (sleeping.has(island)) sleeping.set(island, load);
  else intent(load, null, island);
}
