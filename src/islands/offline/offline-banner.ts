import { PATHS } from '../../lib/navigation/paths.ts';
import { offlineText } from '../../lib/offline/offline.text.ts';
import type { PageOrigin } from '../../lib/offline/worker-messages.ts';
import { notify } from '../kit/notifications.store.ts';

/**
 * Shows that the page was saved earlier, and its age. Removed when the network is back.
 *
 * @param savedAt when the page was saved, in milliseconds since 1970; null where it was not
 */
export function showOfflineBanner(origin: PageOrigin = 'no-network', savedAt: number | null = null): void {
  if (location.pathname === PATHS.offline) return;
  const remove = notify({
    kind: 'banner',
    label: 'Connection',
    text: offlineText(origin, { rates: document.documentElement.dataset.rates ?? '', savedAt }),
    link: { label: 'What is saved', href: PATHS.offline },
  });
  addEventListener('online', remove, { once: true });
}
