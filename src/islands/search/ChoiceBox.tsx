import { memo } from 'react';
import { numberLanguage, numberText } from '../../lib/money/number.text.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly count: number;
  /** The locale of the number. */
  readonly locale: string;
  readonly checked: boolean;
  /** Called with the value. */
  readonly onToggle: (value: string) => void;
}

/** A checkbox with its number of results. With 0 it is dimmed but works. */
export const ChoiceBox = memo(function ChoiceBox({ label, name, value, count, locale, checked, onToggle }: Props) {
  return (
    <label className={count === 0 && !checked ? 'tick filter-none' : 'tick'}>
      <input type="checkbox" name={name} value={value} checked={checked} onChange={() => onToggle(value)} />
      <span>{label}</span>
      <span className="filter-count" lang={numberLanguage(locale, useLanguage())}>
        {numberText(count, locale)}
      </span>
    </label>
  );
});
