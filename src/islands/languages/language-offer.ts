import type { Language } from '../../lib/languages/language.ts';
import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { isCrawler } from '../../lib/site/crawler.ts';
import { notify } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { $languageChoice } from './language-choice.store.ts';
import { languageLink } from './language-links.ts';
import { LANGUAGE_OFFERS } from './language-offers.ts';

/**
 * Offers the page in another language (specification.md#languages), and returns whether it does.
 * The line can be closed, and does not come again then. Nobody is redirected.
 */
export function offerLanguage(language: Language): boolean {
  const link = languageLink(language);
  if (!link || isCrawler(navigator.userAgent) || isCheckout(location.pathname)) return false;
  const { label, text, accept } = LANGUAGE_OFFERS[language];
  notify({
    kind: 'banner',
    label,
    text,
    lang: language,
    link: { label: accept, href: `${link.pathname}${location.search}${location.hash}` },
    onClose: () => $languageChoice.set(pageLanguage()),
  });
  return true;
}
