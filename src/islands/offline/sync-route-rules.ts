import * as z from 'zod/mini';
import { permittedAddress } from '../../lib/navigation/permitted-navigation.ts';
import { redirectTableSchema } from '../../lib/navigation/redirect-rule.schema.ts';
import { resolveRedirect } from '../../lib/navigation/resolve-redirect.ts';
import { isModifiedClick } from '../page/modified-click.ts';

const metadataSchema = z.object({ redirects: redirectTableSchema });

/**
 * Updates links of this page by the route rules of a newer build (specification.md#routes). Moved
 * pages are requested at their new address, or with a full load on another site.
 *
 * @param metadata of the build, as it came; anything else changes nothing
 */
export function syncRouteRules(
  metadata: unknown,
  assign: (address: string) => void = (address) =>
    location.assign(permittedAddress(address, 'external', location.href)),
): void {
  const rules = z.safeParse(metadataSchema, metadata).data?.redirects ?? [];
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || isModifiedClick(event) || link.origin !== location.origin) return;
    const redirect = resolveRedirect(link.pathname, rules, new URLSearchParams(link.search));
    if (!redirect) return;
    event.preventDefault();
    assign(redirect.to);
  });
}
