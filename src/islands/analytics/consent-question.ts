import { localizedPath } from '../../lib/languages/localized-path.ts';
import { consentQuestionMessages } from '../../lib/messages/consent-question.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { showCard } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { configuredTag } from './analytics.ts';
import { $consent, grantConsent, refuseConsent } from './consent.store.ts';

/** A notification's action that never fails. */
const actionOf = (act: () => void) => () => {
  act();
  return undefined;
};

/**
 * Asks beside the page whether visits may be measured, with two equal answers. An answer in another
 * tab counts here too.
 */
export function requestConsent(): void {
  const tag = configuredTag();
  if (!tag || $consent.get() !== 'unset') return;
  const language = pageLanguage();
  const t = consentQuestionMessages(language);
  const removeQuestion = showCard({
    label: t.label,
    text: t.text(new URL(tag.url).host),
    link: { label: t.link, href: localizedPath(PATHS.privacy, language) },
    areAlike: true,
    actions: [
      { label: t.allow, run: actionOf(grantConsent) },
      { label: t.refuse, run: actionOf(refuseConsent) },
    ],
  });
  $consent.listen(removeQuestion);
}
