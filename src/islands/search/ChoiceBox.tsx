import { memo } from 'react';
import { numberLanguage, numberText } from '../../lib/money/number.text.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly count: number;
  /** That of the number. */
  readonly locale: string;
  readonly checked: boolean;
  /** Told the value. */
  readonly onToggle: (value: string) => void;
}

/** A choice beside others, with the number of listings that it would give; one that would give none looks so, and works. */
export const ChoiceBox = memo(function ChoiceBox({ label, name, value, count, locale, checked, onToggle }: Props) {
  return (
    <label className={count === 0 && !checked ? 'tick filter-none' : 'tick'}>
      <input type="checkbox" name={name} value={value} checked={checked} onChange={() => onToggle(value)} />
      <span>{label}</span>
      <span className="filter-count" lang={numberLanguage(locale)}>
        {numberText(count, locale)}
      </span>
    </label>
  );
});
