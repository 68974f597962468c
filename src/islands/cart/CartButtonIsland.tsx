import { useLayoutEffect, useRef, useState } from 'react';
import { PATHS } from '../../lib/navigation/paths.ts';
import { Icon } from '../kit/Icon.tsx';
import { Island } from '../kit/Island.tsx';
import { cartLabel, handOverCartCount } from './cart-count.ts';

/**
 * The header's link to the cart, with the number of trips in it. Until React is there,
 * cart-count.ts writes the number.
 */
export default function CartButton() {
  const [count, setCount] = useState(0);
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // Before the next paint: the number that is shown stays.
    setCount(Number(link.current?.dataset.count ?? 0));
    handOverCartCount(setCount);
  }, []);
  return (
    <Island name="the cart button" isNative>
      <a
        ref={link}
        className="icon-button header-cart"
        href={PATHS.cart}
        aria-label={cartLabel(count)}
        data-count={count || undefined}
        suppressHydrationWarning
      >
        <Icon name="cart" />
      </a>
    </Island>
  );
}
