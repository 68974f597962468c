import type { RoutesMessages } from './routes.en.ts';

/** Messages that name a route, in German. */
export const de: RoutesMessages = { between: (origin: string, destination: string) => `${origin} nach ${destination}` };
