import { en } from './cart-problems.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about trips of a cart that do not fit. Titles are of the trip before. */
export const cartProblemsMessages = inLanguages({ en });
