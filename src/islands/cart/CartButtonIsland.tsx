import { useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cartButtonFailureMessages } from '../../lib/messages/cart-button-failure.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { Icon } from '../kit/Icon.tsx';
import { Island } from '../kit/Island.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { cartLabel, handOverCartCount } from './cart-count.ts';

const CART_ICON =
  'M2 2h1.2a1 1 0 0 1 .9.8l2.7 14.3a1 1 0 0 0 1 .9H18M4.6 5H21a1 1 0 0 1 1 1.2l-1.2 6.2a2 2 0 0 1-2 1.6H6.3M6 20a2 2 0 1 0 4 0 2 2 0 1 0-4 0m10 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0';

interface Props {
  readonly language?: Language | undefined;
}

/**
 * The header's link to the cart, with the number of trips in it. Until React is there,
 * cart-count.ts writes the number.
 */
export default function CartButton({ language: own }: Props) {
  const language = useLanguage(own);
  const [count, setCount] = useState(0);
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // Before the next paint: the number that is shown stays.
    setCount(Number(link.current?.dataset.count ?? 0));
    handOverCartCount(setCount);
  }, []);
  return (
    <Island messages={cartButtonFailureMessages} language={own} isNative>
      <a
        ref={link}
        className="icon-button header-cart"
        href={localizedPath(PATHS.cart, language)}
        aria-label={cartLabel(count, language)}
        data-count={count || undefined}
        suppressHydrationWarning
      >
        <Icon path={CART_ICON} />
      </a>
    </Island>
  );
}
