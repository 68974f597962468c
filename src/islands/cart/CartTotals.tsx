import type { MouseEvent } from 'react';
import { DEFAULT_PRICE_FORMAT, type PriceFormat, priceText } from '../../lib/money/price-format.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { LocalText } from '../kit/LocalText.tsx';
import { Pesos } from '../kit/Pesos.tsx';
import { PriceData } from '../kit/PriceData.tsx';

interface Props {
  /** Whole US dollars. */
  readonly usd: number;
  /** Pesos in cash with an estimate in whole US dollars; null while the rates are unknown. */
  readonly cashPhp: number;
  readonly cashUsd: number | null;
  readonly view: PriceFormat;
  /** The reason why the cart cannot be booked, or null. */
  readonly blocker: string | null;
  /** Called on the way to the checkout; may prevent it. */
  readonly onContinue: (event: MouseEvent) => void;
}

/** The price, the cash, and the button to the checkout. */
export function CartTotals({ usd, cashPhp, cashUsd, view, blocker, onContinue }: Props) {
  const dollars = priceText(usd, { ...DEFAULT_PRICE_FORMAT, locale: view.locale });
  return (
    <section className="cart-totals" aria-labelledby="cart-total">
      <h2 id="cart-total">Total</h2>
      <p className="cart-total">
        <PriceData usd={usd} view={view} />
        {view.currency !== DEFAULT_PRICE_FORMAT.currency && (
          <small>
            That is <LocalText locale={view.locale}>{dollars}</LocalText> in US dollars.
          </small>
        )}
      </p>
      {cashPhp > 0 && (
        <p className="cart-cash">
          Bring{' '}
          <strong>
            <Pesos php={cashPhp} locale={view.locale} />
          </strong>{' '}
          in cash
          {cashUsd !== null && view.currency !== 'PHP' && (
            <>
              {' '}
              (about <PriceData usd={cashUsd} view={view} />)
            </>
          )}{' '}
          for fees you pay on the spot. They are not included in the total.
        </p>
      )}
      {blocker === null ? (
        <a className="button" href={PATHS.payment} onClick={onContinue}>
          Continue to checkout
        </a>
      ) : (
        <>
          <button
            type="button"
            className="button"
            aria-disabled="true"
            aria-describedby="cart-blocker"
            onClick={onContinue}
          >
            Continue to checkout
          </button>
          <p id="cart-blocker" className="cart-problem">
            {blocker}
          </p>
        </>
      )}
    </section>
  );
}
