import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { $people } from './group-size.store.ts';

/**
 * Makes a page's prices for a group follow the group that is stored, and other tabs. The buttons answer without it: see
 * client-entry.ts. Pages are built for two, so most of them need no more than this.
 */
export function syncGroupSize(): void {
  if (!document.querySelector('[data-offer]')) return;
  const show = () =>
    import('./group-size-control.ts').then(
      ({ showGroupPrices }) => showGroupPrices(),
      () => undefined,
    );
  $people.listen(show);
  if ($people.get() !== DEFAULT_PEOPLE) show();
}
