import { useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cartCountMessages } from '../../lib/messages/cart-count.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { Icon } from '../kit/Icon.tsx';
import { Island } from '../kit/Island.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { cartLabel, handOverCartCount } from './cart-count.ts';

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
    <Island name={cartCountMessages(language).name} language={own} isNative>
      <a
        ref={link}
        className="icon-button header-cart"
        href={localizedPath(PATHS.cart, language)}
        aria-label={cartLabel(count, language)}
        data-count={count || undefined}
        suppressHydrationWarning
      >
        <Icon name="cart" />
      </a>
    </Island>
  );
}
