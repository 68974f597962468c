import { type AnalyticsTag, analyticsTag } from '../../lib/analytics/analytics-configuration.ts';
import type { Consent } from '../../lib/analytics/consent.ts';
import {
  defaultCommand,
  startCommands,
  type TagCommand,
  tagAddress,
  updateCommand,
} from '../../lib/analytics/tag-commands.ts';
import { $consent } from './consent.store.ts';

interface TagWindow {
  dataLayer?: unknown[];
}

/** The tag of this build; null when none is configured. Vite inserts the variables at build. */
export function configuredTag(): AnalyticsTag | null {
  const { PUBLIC_ANALYTICS_URL, PUBLIC_ANALYTICS_ID } = import.meta.env;
  return analyticsTag({ PUBLIC_ANALYTICS_URL, PUBLIC_ANALYTICS_ID });
}

/** The tag takes the `arguments` of a call for a command, and ignores plain lists. */
function asArguments(..._command: TagCommand): unknown {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

/** Sends a command to the tag, once it is loaded. */
export function sendTagCommand(command: TagCommand): void {
  const page = window as TagWindow;
  page.dataLayer ??= [];
  page.dataLayer.push(asArguments(...command));
}

function loadTag(tag: AnalyticsTag): void {
  for (const command of startCommands(tag, new Date())) sendTagCommand(command);
  const script = document.createElement('script');
  script.async = true;
  script.src = tagAddress(tag);
  // A blocker or a lost connection: nothing to do.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}

/**
 * Loads the tag once consent is granted, never before, and sends it every change
 * (specification.md#consent). Everything is denied by default before any tag.
 *
 * @returns what ends it
 */
export function syncConsent(tag: AnalyticsTag | null = configuredTag()): () => void {
  if (!tag) return () => undefined;
  let loaded = false;
  const applyConsent = (consent: Consent) => {
    if (!loaded && consent !== 'granted') return;
    sendTagCommand(updateCommand(consent));
    if (!loaded) loadTag(tag);
    loaded = true;
  };
  sendTagCommand(defaultCommand());
  return $consent.subscribe(applyConsent);
}
