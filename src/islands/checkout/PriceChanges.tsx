import type { Ref } from 'react';
import type { PriceChange } from '../../lib/checkout/price-changes.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { Notice } from '../kit/Notice.tsx';
import { PriceData } from '../kit/PriceData.tsx';

interface Props {
  readonly changes: readonly PriceChange[];
  readonly view: PriceFormat;
  readonly onAccept: () => void;
  readonly box: Ref<HTMLDivElement>;
}

/** The changed prices. Nothing is booked before the traveller accepts them. */
export function PriceChanges({ changes, view, onAccept, box }: Props) {
  if (changes.length === 0) return null;
  return (
    <Notice tone="problem" title={changes.length === 1 ? 'A price has changed' : 'Prices have changed'} box={box}>
      <ul>
        {changes.map(({ ref, title, oldUsd, newUsd }) => (
          <li key={ref}>
            {title}:{' '}
            {newUsd === null ? (
              'it can no longer be booked, so we removed it.'
            ) : (
              <>
                <s>
                  <span className="hidden-visually">was </span>
                  <PriceData usd={oldUsd} view={view} />
                </s>{' '}
                <span className="hidden-visually">is now </span>
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
          Accept new prices
        </button>
      </p>
    </Notice>
  );
}
