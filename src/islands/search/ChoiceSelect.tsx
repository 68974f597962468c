import { memo } from 'react';
import { numberText } from '../../lib/money/number.text.ts';
import type { Changes } from './changes.ts';

interface Props {
  readonly label: string;
  readonly name: 'origin' | 'destination' | 'length' | 'provider';
  /** The text without a choice. */
  readonly any: string;
  /** The number of listings by value. */
  readonly counts: Readonly<Record<string, number>>;
  /** Names by value; the value itself without one. */
  readonly names: Readonly<Record<string, string>>;
  /** The locale of the numbers. */
  readonly locale: string;
  readonly chosen: string | undefined;
  readonly onChoose: (changes: Changes) => void;
}

/** A select with the number of results for each choice. */
export const ChoiceSelect = memo(function ChoiceSelect(props: Props) {
  const { label, name, any, counts, names, locale, chosen = '', onChoose } = props;
  const isForeign = chosen !== '' && !(chosen in counts);
  return (
    <label className="filter-field">
      <span>{label}</span>
      <select name={name} value={chosen} onChange={({ target }) => onChoose({ [name]: target.value || undefined })}>
        <option value="">{any}</option>
        {isForeign && <option value={chosen}>{`${chosen} (0)`}</option>}
        {Object.entries(counts).map(([value, count]) => (
          <option key={value} value={value}>
            {`${names[value] ?? value} (${numberText(count, locale)})`}
          </option>
        ))}
      </select>
    </label>
  );
});
