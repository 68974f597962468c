import { seaText } from '../../lib/availability/sea.text.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { seaMessages } from '../../lib/messages/sea.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Fetch } from '../../lib/site/http-client.ts';
import { manilaDate } from '../../lib/time/manila.ts';
import { readStoredFormat } from '../currency/stored-format.ts';
import { notify } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { pageLocale } from '../page/page-locale.ts';
import { requestAvailability } from './availability.api.ts';

/**
 * Shows how the sea is at the port of a page's boat (specification.md#the-sea). It lies over the
 * page, so that nothing moves; nothing is said of a normal sea, or where nobody can know.
 */
export async function showSeaBanner(now = Date.now(), fetch?: Fetch): Promise<void> {
  const listing = document.querySelector('main')?.dataset.listing;
  if (!listing || !navigator.onLine) return;
  const today = manilaDate(now);
  const availability = await requestAvailability({ listing, from: today, to: today }, fetch);
  if (!availability?.sea) return;
  const language = pageLanguage();
  const t = seaMessages(language);
  notify({
    kind: 'banner',
    label: t.banner,
    tone: 'waiting',
    text: seaText(availability.sea, now, readStoredFormat()?.locale ?? pageLocale(), language),
    link: {
      label: t.whatHappens,
      href: `${localizedPath(PATHS.terms, language)}#6-if-the-weather-or-the-coast-guard-decides`,
    },
  });
}
