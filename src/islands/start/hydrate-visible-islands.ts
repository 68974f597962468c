import { isFrugal } from '../page/connection.ts';
import { whenIdle } from '../page/idle.ts';

/** Gigabytes of memory below which an island waits for intent. */
const MIN_MEMORY_GB = 2;

/** Islands that wait, those of the page's content ahead of those of every page. */
const ISLANDS = 'astro-island[ssr][client="intent"]';

/** How an island ends its hydration: see kit/Island.tsx, and Astro for a failed load. */
const ENDS = ['island:ready', 'astro:hydration-error'] as const;

function hasLittleMemory(): boolean {
  const { deviceMemory } = navigator as Navigator & { readonly deviceMemory?: number };
  return deviceMemory !== undefined && deviceMemory < MIN_MEMORY_GB;
}

/** Resolves once an island is hydrated or has failed; at once where it is hydrated already. */
function hydrated(island: Element): Promise<void> {
  if (!island.hasAttribute('ssr')) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ENDS) island.addEventListener(type, () => resolve(), { once: true });
    island.dispatchEvent(new Event('pointerover'));
  });
}

/** The first element of an island that has a box: islands and their wrappers have none. */
function boxOf(island: Element): Element | null {
  return [...island.querySelectorAll(':not(.island)')].find((element) => element.checkVisibility()) ?? null;
}

/**
 * Hydrates islands as they come into view, one at a time and only while the browser is idle. Called
 * with the first sign of a traveller, so that a tap finds them alive (specification.md#page-speed).
 */
export function hydrateVisibleIslands(): void {
  if (isFrugal() || hasLittleMemory()) return;
  const islands = new Map<Element, Element>();
  let last = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = isIntersecting && islands.get(target);
      if (!island) continue;
      observer.unobserve(target);
      last = last.then(() => new Promise<void>(whenIdle)).then(() => hydrated(island));
    }
  });
  for (const island of [...document.querySelectorAll(`main ${ISLANDS}`), ...document.querySelectorAll(ISLANDS)]) {
    const box = boxOf(island);
    if (!box || islands.has(box)) continue;
    islands.set(box, island);
    observer.observe(box);
  }
}
