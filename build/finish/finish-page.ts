import type { Language } from '../../src/lib/languages/language.ts';
import { speculationRules } from '../../src/lib/navigation/speculation-rules.ts';
import { exactPolicy } from './content-security-policy.ts';
import { moveIslandRuntime, type SlimPage } from './island-runtime.ts';
import { localizeNames } from './localize-scripts.ts';

/** Added once the page is idle: see src/islands/start/prerender-links.ts. */
const LATER = [speculationRules()];

/**
 * A rendered page with shared runtime, scripts of its language and exact policy.
 *
 * @param localized names of the scripts that there are once a language
 */
export function finishPage(rendered: string, localized: ReadonlySet<string>, language: Language): SlimPage {
  const { html, scripts } = moveIslandRuntime(rendered);
  return { html: exactPolicy(localizeNames(html, localized, language), LATER), scripts };
}
