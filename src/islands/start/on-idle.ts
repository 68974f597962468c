import { CONSENT_KEY } from '../../lib/site/storage-keys.ts';
import { watchInstallPrompt } from '../offline/install-prompt.ts';
import { registerWorker } from '../offline/register-worker.ts';
import { watchConnection } from '../offline/watch-connection.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { whenVisible } from '../page/when-visible.ts';
import { readStorage } from '../storage/read-storage.ts';

/** Loaded apart: a build without analytics does without its code. */
function startAnalytics(): void {
  Promise.all([import('../analytics/analytics.ts'), import('../analytics/sync-conversion.ts')]).then(
    ([{ syncConsent }, { syncConversion }]) => {
      syncConsent();
      syncConversion();
    },
    () => undefined,
  );
}

/** Starts analytics where consent is stored. */
function startAnalyticsWithConsent(): void {
  if (readStorage(CONSENT_KEY) === '"granted"') startAnalytics();
  else onFirstInteraction(startAnalytics);
}

/** Starts the work of an idle page, also without any interaction: see client-entry.ts. */
export function startOnIdle(): void {
  if (import.meta.env.PUBLIC_ANALYTICS_URL) whenVisible(startAnalyticsWithConsent);
  whenVisible(registerWorker);
  watchConnection();
  watchInstallPrompt();
}
