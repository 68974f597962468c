import type { RoutesMessages } from './routes.en.ts';

/** Messages that name a route, in Spanish. */
export const es: RoutesMessages = { between: (origin: string, destination: string) => `${origin} a ${destination}` };
