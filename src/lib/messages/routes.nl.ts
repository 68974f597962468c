import type { RoutesMessages } from './routes.en.ts';

/** Messages that name a route, in Dutch. */
export const nl: RoutesMessages = {
  between: (origin: string, destination: string) => `${origin} naar ${destination}`,
};
