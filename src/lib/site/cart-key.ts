/** Under which the browser keeps the cart; the count in the header reads it without the cart's code. */
export const CART_KEY = 'cart-items.1';
