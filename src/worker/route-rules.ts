import type { RedirectRule } from '../lib/navigation/redirect-rule.schema.ts';
import { resolveRedirect } from '../lib/navigation/resolve-redirect.ts';
import type { FileStore } from './file-store.ts';

const RULES = '/redirects.json';

/** Redirects, as far as they are known without the server. */
export interface RouteRules {
  /** The target of a redirect: a path with query and fragment, or another site; else null. */
  readonly targetOf: (url: URL) => Promise<string | null>;
}

/** Resolves redirects by the saved rules, where the server cannot be reached. */
export function createRouteRules(site: FileStore): RouteRules {
  async function loadRules(): Promise<readonly RedirectRule[]> {
    const stored = await site.read(RULES);
    return stored ? await stored.response.json().catch(() => []) : [];
  }

  return {
    targetOf: async ({ pathname, search }) => {
      const path = pathname.replace(/\/+$/, '') || '/';
      const redirect = resolveRedirect(path, await loadRules(), new URLSearchParams(search));
      if (!redirect) return null;
      const keepsQuery = redirect.to.startsWith('/') && !redirect.to.includes('?');
      return redirect.to + (keepsQuery ? search : '');
    },
  };
}
