import { DEFAULT_PEOPLE } from '../../lib/money/group-size.ts';
import { $people } from './group-size.store.ts';

/**
 * Shows prices for the stored group size, and follows other tabs. Pages are built for two, so most
 * need no more; buttons work without it (client-entry.ts).
 */
export function syncGroupSize(): void {
  if (!document.querySelector('[data-offer], [data-group-offer]')) return;
  const show = () =>
    import('./group-size-control.ts').then(
      ({ showGroupPrices }) => showGroupPrices(),
      () => undefined,
    );
  $people.listen(show);
  if ($people.get() !== DEFAULT_PEOPLE) show();
}
