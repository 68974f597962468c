import type { ReactNode } from 'react';
import type { CashNeeded } from '../../lib/booking/cash-needed.ts';
import { bookingSummaryMessages } from '../../lib/messages/booking-summary.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { Message } from '../kit/Message.tsx';
import { Pesos } from '../kit/Pesos.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly cash: CashNeeded;
  /** An estimate in whole US dollars; null while the rates are not known. */
  readonly usd: number | null;
  readonly view: PriceFormat;
}

/** Cash to pay on the spot, which is never part of a price. */
export function CashLines({ cash, usd, view }: Props) {
  const t = bookingSummaryMessages(useLanguage()).cash;
  const pesos = (amount: number) => <Pesos php={amount} locale={view.locale} />;
  const needed = <strong>{pesos(cash.php)}</strong>;
  return (
    <section className="booking-cash">
      <h3>{t.title}</h3>
      {cash.php > 0 && (
        <p>
          <Message
            parts={
              usd !== null && view.currency !== 'PHP'
                ? t.amountAbout<ReactNode>(needed, <PriceData usd={usd} view={view} />)
                : t.amount<ReactNode>(needed)
            }
          />
        </p>
      )}
      <ul>
        {[...cash.fees, ...cash.optional].map(({ name, amountPhp, per, optional }) => (
          <li key={name}>
            <Message parts={(optional ? t.optionalFee : t.fee)[per]<ReactNode>(name, pesos(amountPhp))} />
          </li>
        ))}
      </ul>
    </section>
  );
}
