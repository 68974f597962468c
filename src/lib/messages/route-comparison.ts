import { inLanguages } from './in-languages.ts';
import { en } from './route-comparison.en.ts';

/** Messages of the comparison of ways to travel a route. */
export const routeComparisonMessages = inLanguages({ en });
