import { PATHS } from '../../lib/navigation/paths.ts';
import { offlineText } from '../../lib/offline/offline.text.ts';
import type { PageOrigin } from '../../lib/offline/worker-messages.ts';
import { element } from '../kit/element.ts';
import { placeMessage, showMessage } from '../kit/place-message.ts';
import { releaseSpace } from '../kit/reserve-space.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import css from './offline-banner.css?inline';

let banner: HTMLElement | undefined;

function remove(): void {
  banner?.remove();
  if (banner) releaseSpace(banner);
  banner = undefined;
}

/**
 * Shows that the page was saved earlier, and its age. Removed when the network is back.
 *
 * @param savedAt when the page was saved, in milliseconds since 1970; null where it was not
 */
export function showOfflineBanner(origin: PageOrigin = 'no-network', savedAt: number | null = null): void {
  if (location.pathname === PATHS.offline) return;
  remove();
  adoptStyles(css);
  const text = element('span', { role: 'status' });
  const close = element('button', { type: 'button', 'aria-label': 'Close this message' }, '×');
  close.addEventListener('click', remove);
  banner = element(
    'aside',
    { class: 'offline-banner no-print', 'aria-label': 'Connection' },
    text,
    element('a', { href: PATHS.offline }, 'What is saved'),
    close,
  );
  placeMessage(banner);
  // A live region says what changes in it, not what it came with.
  text.textContent = offlineText(origin, { rates: document.documentElement.dataset.rates ?? '', savedAt });
  showMessage(banner);
  addEventListener('online', remove, { once: true });
}
