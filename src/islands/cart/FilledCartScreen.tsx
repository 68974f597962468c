import { usePreference } from '../currency/use-preference.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { CartContents, type CartContentsProps } from './CartContents.tsx';
import { ClearCart } from './ClearCart.tsx';
import cartCss from './cart.css?inline';
import { clearCart, replaceCart } from './cart.store.ts';
import lineCss from './cart-line.css?inline';
import { ShareCart } from './ShareCart.tsx';
import { useCartLink } from './use-cart-link.ts';

export type FilledCartProps = Pick<CartContentsProps, 'cart' | 'onRemove'>;

/** The trips of a cart, and what can be done with all of them. */
export function FilledCartScreen(props: FilledCartProps & Pick<CartContentsProps, 'tripDialog'>) {
  useStyles(lineCss + cartCss);
  const view = usePreference();
  const link = useCartLink();
  return (
    <>
      <CartContents {...props} view={view} onReprice={replaceCart} />
      <div className="cart-foot">
        {link !== null && <ShareCart link={link} />}
        <ClearCart count={props.cart.length} onClear={clearCart} />
      </div>
    </>
  );
}
