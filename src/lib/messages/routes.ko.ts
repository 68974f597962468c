import type { RoutesMessages } from './routes.en.ts';

/** Messages that name a route, in Korean. */
export const ko: RoutesMessages = {
  between: (origin: string, destination: string) => `${origin}에서 ${destination}`,
};
