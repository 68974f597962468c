import { pageFailureMessages } from '../../lib/messages/page-failure.ts';
import { pageLanguage } from '../page/page-language.ts';
import { $notifications, notify } from './notifications.store.ts';

/** Shows the error view in the place of the page. The first error stays: others follow from it. */
export function showFailure(message: string): void {
  if ($notifications.get().some(({ kind }) => kind === 'failure')) return;
  notify({
    kind: 'failure',
    label: 'Error',
    text: pageFailureMessages(pageLanguage()).text(message),
    message,
  });
}
