import { speculationRules } from '../../lib/navigation/speculation-rules.ts';
import { isFrugal } from '../page/connection.ts';

/**
 * Lets the browser prerender likely next pages, except on slow or metered connections. The page's
 * policy has the hash of these rules: see build/finish (specification.md#page-speed).
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
