import { defineMiddleware } from 'astro:middleware';
import { problemResponse } from './server/http/problem-response.ts';

/** Around every endpoint: an unexpected error is logged and answered as a problem, not as a page. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (!context.url.pathname.startsWith('/api/')) return next();
  if (import.meta.env.DEV) await openInDevelopment(context.locals, context.url.origin);
  try {
    return await next();
  } catch (error) {
    context.locals.logger.error({ err: error, path: context.url.pathname }, 'endpoint failed');
    return problemResponse(500);
  }
});

/** Imported on demand, so that the build holds no second copy of the database. */
async function openInDevelopment(locals: App.Locals, origin: string): Promise<void> {
  const { developmentServices } = await import('./server/http/development-services.ts');
  Object.assign(locals, await developmentServices(origin));
}
