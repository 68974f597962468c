import { PATHS } from '../../lib/navigation/paths.ts';
import { showCard } from '../kit/notifications.store.ts';
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
  const removeQuestion = showCard({
    label: 'Privacy choices',
    text: `May ${new URL(tag.url).host} measure your visit? Nothing is measured before you allow it.`,
    link: { label: 'About privacy', href: PATHS.privacy },
    areAlike: true,
    actions: [
      { label: 'Allow', run: actionOf(grantConsent) },
      { label: 'Refuse', run: actionOf(refuseConsent) },
    ],
  });
  $consent.listen(removeQuestion);
}
