/** Where opening a page ahead could do something, or shows what only one traveller may see. */
export const PREFETCH_EXCLUSIONS = [
  '/api',
  '/cart',
  '/payment',
  '/confirmation',
  '/participants',
  '/booking',
  '/cancel',
] as const;
