/** Messages that name a route, in English. */
export const en = { between: (origin: string, destination: string) => `${origin} to ${destination}` };

export type RoutesMessages = typeof en;
