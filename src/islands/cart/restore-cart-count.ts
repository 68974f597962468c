import { followCartCount } from './cart-count.ts';

/** Shows what is in the cart of an earlier visit. By itself, so that a page that nobody touches runs nothing else for it. */
export const recallCart = followCartCount;
