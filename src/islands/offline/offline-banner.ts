import { languageOfPath, localizedPath } from '../../lib/languages/localized-path.ts';
import { offlineBannerMessages } from '../../lib/messages/offline-banner.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { offlineText } from '../../lib/offline/offline.text.ts';
import type { PageOrigin } from '../../lib/offline/worker-messages.ts';
import { notify } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';

/**
 * Shows that the page was saved earlier, and its age. Removed when the network is back.
 *
 * @param savedAt when the page was saved, in milliseconds since 1970; null where it was not
 */
export function showOfflineBanner(origin: PageOrigin = 'no-network', savedAt: number | null = null): void {
  if (languageOfPath(location.pathname).path === PATHS.offline) return;
  const language = pageLanguage();
  const t = offlineBannerMessages(language);
  const remove = notify({
    kind: 'banner',
    label: t.label,
    text: offlineText(origin, { rates: document.documentElement.dataset.rates ?? '', savedAt }, language),
    link: { label: t.link, href: localizedPath(PATHS.offline, language) },
  });
  addEventListener('online', remove, { once: true });
}
