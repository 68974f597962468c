import { memo } from 'react';
import type { CurrencyRecord } from '../../lib/money/currency-record.schema.ts';

interface Props {
  readonly record: CurrencyRecord;
  readonly name: string;
  /** The language of the name. */
  readonly language: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly choose: (record: CurrencyRecord) => void;
}

/** The id by which the search field names the active option. */
export function optionId(code: string): string {
  return `currency-${code}`;
}

/** One currency of the list. */
export const CurrencyOption = memo(function CurrencyOption(props: Props) {
  const { record, name, language, isChosen, isActive, choose } = props;
  const { currencyCode, symbol, flag } = record;
  return (
    // biome-ignore lint/a11y: the search field has the focus and the keys; this is the option that it speaks of.
    <div
      id={optionId(currencyCode)}
      className="currency-option"
      role="option"
      aria-selected={isChosen}
      data-active={isActive || undefined}
      onClick={() => choose(record)}
    >
      <img src={flag} alt="" width={27} height={18} loading="lazy" decoding="async" />
      <span lang={language}>{name}</span>
      <span className="currency-symbol">{symbol === currencyCode ? '' : symbol}</span>
      <span className="currency-code">{currencyCode}</span>
    </div>
  );
});
