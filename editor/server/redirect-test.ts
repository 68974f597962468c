import * as z from 'zod/mini';
import { redirectsSchema } from '../../src/lib/navigation/redirect.schema.ts';
import { redirectRuleOf, resolveRedirect } from '../../src/lib/navigation/resolve-redirect.ts';
import { findContentFile } from './content-folder.ts';

const FILE = 'settings/redirects.yaml';

/**
 * Where an address leads by the redirects that are saved; nulls where it leads nowhere else.
 *
 * @param address a path, or a whole address of any site
 */
export function testRedirect(
  contentFolder: string,
  address: string,
): { readonly to: string | null; readonly status: number | null } {
  const nowhere = { to: null, status: null };
  const { redirects } = z.parse(redirectsSchema, findContentFile(contentFolder, FILE)?.data ?? { redirects: [] });
  const target = address.trim();
  if (!URL.canParse(target, 'http://localhost')) return nowhere;
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return resolveRedirect(path, redirects.map(redirectRuleOf), searchParams) ?? nowhere;
}
