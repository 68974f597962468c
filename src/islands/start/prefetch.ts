import { isPrefetchable, PREFETCH_CONCURRENCY } from '../../lib/navigation/prefetchable.ts';

/** Enough for what a thumb can reach from one page. */
const MAX_PAGES = 20;

/** Fetches pages into the browser's cache, few at a time. */
function createQueue(fetchPage: (url: string) => Promise<unknown>): (url: string) => void {
  const known = new Set<string>();
  const waiting: string[] = [];
  let running = 0;
  const next = () => {
    while (running < PREFETCH_CONCURRENCY && waiting.length > 0) {
      running += 1;
      fetchPage(waiting.shift() ?? '')
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          next();
        });
    }
  };
  return (url) => {
    if (known.has(url) || known.size >= MAX_PAGES) return;
    known.add(url);
    waiting.push(url);
    next();
  };
}

/** Touching a link or reaching it comes before what is merely in sight. */
const INTENTS = ['touchstart', 'pointerover', 'focusin'] as const;

/** Prefetches the pages of visible links, in browsers that do not prerender. */
export function prefetchVisibleLinks(
  fetchPage: (url: string) => Promise<unknown> = (url) => fetch(url, { priority: 'low' }),
): void {
  const add = createQueue(fetchPage);
  const prefetchLink = (link: HTMLAnchorElement) => {
    const [url = ''] = link.href.split('#');
    if (isPrefetchable(url, location.href)) add(url);
  };
  const inSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inSight.unobserve(target);
      prefetchLink(target as HTMLAnchorElement);
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) inSight.observe(link);
  for (const type of INTENTS) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link) prefetchLink(link);
      },
      { passive: true },
    );
  }
}
