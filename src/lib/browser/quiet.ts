import { CONSENT_KEY } from '../consent/consent-key.ts';
import { followHeaderHeight } from './header-height.ts';
import { awaitInstall } from './offline/await-install.ts';
import { registerWorker } from './offline/register-worker.ts';
import { watchConnection } from './offline/watch-connection.ts';
import { openAhead } from './open-ahead.ts';
import { whenSeen } from './seen.ts';
import { onSignOfLife } from './sign-of-life.ts';
import { storedText } from './stored-text.ts';
import { warmScripts } from './warm-scripts.ts';

/** Loaded apart: a build without analytics does without its code. */
function measure(): void {
  Promise.all([import('./analytics.ts'), import('./follow-conversion.ts')]).then(
    ([{ followConsent }, { followConversion }]) => {
      followConsent();
      followConversion();
    },
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
  warmScripts();
  whenSeen(openAhead);
  whenSeen(measureWithConsent);
  whenSeen(registerWorker);
  watchConnection();
  awaitInstall();
}
