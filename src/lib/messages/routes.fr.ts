import type { RoutesMessages } from './routes.en.ts';

/** Messages that name a route, in French. */
export const fr: RoutesMessages = { between: (origin: string, destination: string) => `${origin} vers ${destination}` };
