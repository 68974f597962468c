import { speculationRules } from '../prefetch/speculation-rules.ts';
import { isFrugal } from './connection.ts';

/**
 * Lets the browser open pages ahead that the traveller is about to ask for (design, section 5, Page speed). Never on a poor
 * line or for somebody who saves data. The page's policy names these rules: see scripts/finishing.
 */
export function openAhead(): void {
  if (isFrugal()) return;
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    import('./prefetch.ts').then(
      (prefetch) => prefetch.prefetchInSight(),
      () => undefined,
    );
    return;
  }
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules();
  document.head.append(rules);
}
