import type { Ref } from 'react';
import type { PriceChange } from '../../lib/checkout/price-changes.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { Notice } from '../kit/Notice.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly changes: readonly PriceChange[];
  readonly view: PriceFormat;
  readonly onAccept: () => void;
  readonly box: Ref<HTMLDivElement>;
}

/** The changed prices. Nothing is booked before the traveller accepts them. */
export function PriceChanges({ changes, view, onAccept, box }: Props) {
  const t = checkoutMessages(useLanguage()).prices;
  if (changes.length === 0) return null;
  return (
    <Notice tone="problem" title={t.changed(changes.length)} box={box}>
      <ul>
        {changes.map(({ ref, title, oldUsd, newUsd }) => (
          <li key={ref}>
            {newUsd === null ? (
              t.gone(title)
            ) : (
              <>
                {title}:{' '}
                <s>
                  <span className="hidden-visually">{t.was} </span>
                  <PriceData usd={oldUsd} view={view} />
                </s>{' '}
                <span className="hidden-visually">{t.isNow} </span>
                <strong>
                  <PriceData usd={newUsd} view={view} />
                </strong>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button" onClick={onAccept}>
          {t.accept}
        </button>
      </p>
    </Notice>
  );
}
