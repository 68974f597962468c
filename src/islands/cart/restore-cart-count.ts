import { syncCartCount } from './cart-count.ts';

/** Shows the count of a stored cart, in a chunk of its own: a page that nobody uses runs nothing else for it. */
export const restoreCartCount = syncCartCount;
