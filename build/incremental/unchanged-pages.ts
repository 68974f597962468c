import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AstroPrerenderer, RouteData } from 'astro';

/** What pages were rendered as, before they were finished: digests by address. */
export type RenderedDigests = ReadonlyMap<string, string>;

/** An output that an earlier build has finished. */
export interface EarlierOutput {
  readonly digests: RenderedDigests;
  readonly fileOf: (pathname: string, route: RouteData) => URL;
}

/**
 * Renders as a prerenderer of Astro does. Where a page equals that of an earlier build, its file
 * stays as it was finished. Pages with a cache key are left to Astro.
 *
 * @param rendered is filled with the digest of each page without a key
 */
export function keepEqualPages(
  own: AstroPrerenderer,
  rendered: Map<string, string>,
  earlier?: EarlierOutput,
): AstroPrerenderer {
  const keyless = new Map<string, string>();
  return {
    ...own,
    getStaticPaths: async () => {
      const paths = await own.getStaticPaths();
      for (const { pathname, cacheKey } of paths) if (cacheKey === undefined) keyless.set(nameOf(pathname), pathname);
      return paths;
    },
    render: async (request, options) => {
      const result = await own.render(request, options);
      const { response, ...others } = result instanceof Response ? { response: result } : result;
      const name = nameOf(decodeURI(new URL(request.url).pathname));
      const pathname = keyless.get(name);
      if (pathname === undefined || response.status !== 200 || response.body === null) return result;
      const bytes = await response.arrayBuffer();
      const digest = createHash('sha256').update(new Uint8Array(bytes)).digest('base64url');
      rendered.set(name, digest);
      const route = options.routeData;
      const file = earlier?.digests.get(name) === digest ? earlier.fileOf(pathname, route) : undefined;
      if (!file || !existsSync(file)) return { ...others, response: new Response(bytes, response) };
      // As Astro does for a page that it writes.
      route.distURL = [...(route.distURL ?? []), file];
      return { ...others, response: new Response(null) };
    },
  };
}

/** Addresses in requests may end with a slash, and those of paths do not. */
function nameOf(pathname: string): string {
  return pathname.replace(/^\/|\/$/g, '');
}
