import { setLoading } from '../page/loading-bar.ts';
import { isModifiedClick } from '../page/modified-click.ts';

function leadsAway(link: HTMLAnchorElement): boolean {
  const { href, target, origin, pathname, search } = link;
  const isSamePage = origin === location.origin && pathname === location.pathname && search === location.search;
  return href.startsWith('http') && target === '' && !link.hasAttribute('download') && !isSamePage;
}

/** Shows the loading bar on clicks and submits, in browsers without the Navigation API. */
export function showNavigationProgress(): void {
  if ('navigation' in window) return;
  const begin = () => setLoading(true);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !event.defaultPrevented && !isModifiedClick(event) && leadsAway(link)) begin();
  });
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented && (event.target as HTMLFormElement).method !== 'dialog') begin();
  });
  addEventListener('beforeunload', begin);
}
