import { speculationRules } from '../../lib/navigation/speculation-rules.ts';
import { isFrugal } from '../page/connection.ts';

/**
 * Lets the browser prerender pages that the traveller is about to open (specification.md#page-speed). Never on a poor
 * line or for somebody who saves data. The page's policy names these rules: see build/finish.
 */
export function prerenderLinks(): void {
  if (isFrugal()) return;
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    import('./prefetch.ts').then(
      (prefetch) => prefetch.prefetchVisibleLinks(),
      () => undefined,
    );
    return;
  }
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules();
  document.head.append(rules);
}
