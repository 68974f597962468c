import { CONSENT_KEY } from '../../lib/analytics/consent-key.ts';
import { awaitInstall } from '../offline/install-prompt.ts';
import { registerWorker } from '../offline/register-worker.ts';
import { watchConnection } from '../offline/watch-connection.ts';
import { isFrugal } from '../page/connection.ts';
import { onSignOfLife } from '../page/first-interaction.ts';
import { storedText } from '../page/read-storage.ts';
import { whenSeen } from '../page/when-visible.ts';
import { followHeaderHeight } from './header-height.ts';
import { openAhead } from './prerender-links.ts';

/** Loaded apart: a build without analytics does without its code. */
function measure(): void {
  Promise.all([import('../analytics/analytics.ts'), import('../analytics/sync-conversion.ts')]).then(
    ([{ followConsent }, { followConversion }]) => {
      followConsent();
      followConversion();
    },
    () => undefined,
  );
}

/** Loaded apart: travellers who save data do without its code. */
function prefetchScripts(): void {
  if (isFrugal()) return;
  import('./prefetch-scripts.ts').then(
    (prefetch) => prefetch.warmScripts(),
    () => undefined,
  );
}

/** Nobody can consent who has not touched the page, now or earlier. */
function measureWithConsent(): void {
  if (!import.meta.env.PUBLIC_ANALYTICS_URL) return;
  if (storedText(CONSENT_KEY) === '"granted"') measure();
  else onSignOfLife(measure);
}

/** What a page does once it has loaded and the browser is idle, also for somebody who only looks: see start.ts. */
export function startQuietly(): void {
  followHeaderHeight();
  prefetchScripts();
  whenSeen(openAhead);
  whenSeen(measureWithConsent);
  whenSeen(registerWorker);
  watchConnection();
  awaitInstall();
}
