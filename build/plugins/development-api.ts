import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import type { CatalogueSource } from '../../src/server/config/booking-catalogue.ts';

type Modules = {
  readonly catalogue: typeof import('../../src/server/config/booking-catalogue.ts');
  readonly environment: typeof import('../../src/server/config/environment.ts');
  readonly services: typeof import('../../src/server/http/services.ts');
  readonly api: typeof import('../../src/server/routes/api.ts');
};

/**
 * Serves `/api/` in `astro dev` with the server's application. Endpoints reload after a change; the
 * database and limits are opened once and change with a restart.
 */
export function developmentApi(): AstroIntegration {
  return { name: 'development-api', hooks: { 'astro:server:setup': ({ server }) => mountApi(server) } };
}

function mountApi(server: ViteDevServer): void {
  const load = <Name extends keyof Modules>(path: string) => server.ssrLoadModule(path) as Promise<Modules[Name]>;
  let services: ReturnType<Modules['services']['openServices']> | undefined;
  let current: { readonly create: unknown; readonly api: ReturnType<Modules['api']['createApi']> } | undefined;

  async function openOnce() {
    const { openServices } = await load<'services'>('/src/server/http/services.ts');
    const { readEnvironment } = await load<'environment'>('/src/server/config/environment.ts');
    return openServices(readEnvironment(process.env), await catalogueSource());
  }

  /** The catalogue from the development server, which makes the same file as a build. */
  async function catalogueSource(): Promise<CatalogueSource> {
    const { parseCatalogue } = await load<'catalogue'>('/src/server/config/booking-catalogue.ts');
    const url = `${server.resolvedUrls?.local[0] ?? 'http://localhost:4321/'}booking-catalogue.json`;
    return async () => parseCatalogue(await (await fetch(url)).json(), url);
  }

  /** Loads the endpoints again after a change of their imports. */
  async function newestApi() {
    const { createApi } = await load<'api'>('/src/server/routes/api.ts');
    // A mistake that is repaired is no reason to restart.
    services ??= openOnce().catch((error) => {
      services = undefined;
      throw error;
    });
    if (current?.create !== createApi) current = { create: createApi, api: createApi(await services) };
    return current.api;
  }

  server.middlewares.use((request, response, next) => {
    if (!/^\/api(?:[/?#]|$)/.test(request.url ?? '')) return next();
    newestApi().then((api) => api.routing(request, response), next);
  });
}
