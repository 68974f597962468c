/** Pages that are never fetched ahead: opening them has an effect, or they are private. */
export const PREFETCH_EXCLUSIONS = [
  '/api',
  '/cart',
  '/payment',
  '/confirmation',
  '/participants',
  '/booking',
  '/cancel',
] as const;
