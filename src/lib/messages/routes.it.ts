import type { RoutesMessages } from './routes.en.ts';

/** Messages that name a route, in Italian. */
export const it: RoutesMessages = { between: (origin: string, destination: string) => `Da ${origin} a ${destination}` };
