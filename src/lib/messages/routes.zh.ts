import type { RoutesMessages } from './routes.en.ts';

/** Messages that name a route, in Chinese. */
export const zh: RoutesMessages = { between: (origin: string, destination: string) => `${origin}到${destination}` };
