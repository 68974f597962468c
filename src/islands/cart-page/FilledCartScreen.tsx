import { clearCart } from '../cart/cart.store.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { CartContents, type CartContentsProps } from './CartContents.tsx';
import { CartShare } from './CartShare.tsx';
import { ClearCart } from './ClearCart.tsx';
import cartCss from './cart.css?inline';
import lineCss from './cart-line.css?inline';

/** The trips of a cart, and what can be done with all of them. */
export function FilledCart({ cart, onRemove }: CartContentsProps) {
  useStyles(lineCss + cartCss);
  return (
    <>
      <CartContents cart={cart} onRemove={onRemove} />
      <div className="cart-foot">
        <CartShare />
        <ClearCart count={cart.length} onClear={clearCart} />
      </div>
    </>
  );
}
