import type { RedirectRule } from '../lib/navigation/redirect-rule.schema.ts';
import { resolveRedirect } from '../lib/navigation/resolve-redirect.ts';
import type { FileStore } from './file-store.ts';

const RULES = '/redirects.json';

/** Where addresses lead that have moved, as far as is known without the server. */
export interface RouteRules {
  /** A path of this site with query and fragment, or an address elsewhere; null where nothing has moved. */
  readonly targetOf: (url: URL) => Promise<string | null>;
}

/** Follows the rules of the build that are saved: the server, which would redirect, cannot be asked. */
export function createRouteRules(site: FileStore): RouteRules {
  async function rules(): Promise<readonly RedirectRule[]> {
    const kept = await site.read(RULES);
    return kept ? await kept.response.json().catch(() => []) : [];
  }

  return {
    targetOf: async ({ pathname, search }) => {
      const path = pathname.replace(/\/+$/, '') || '/';
      const redirect = resolveRedirect(path, await rules(), new URLSearchParams(search));
      if (!redirect) return null;
      const keepsQuery = redirect.to.startsWith('/') && !redirect.to.includes('?');
      return redirect.to + (keepsQuery ? search : '');
    },
  };
}
