import { memo } from 'react';
import { numberText } from '../../lib/money/number.text.ts';
import type { Changes } from './changes.ts';

interface Props {
  readonly label: string;
  readonly name: 'origin' | 'destination' | 'provider';
  /** What stands there while nothing is chosen. */
  readonly any: string;
  /** The number of listings by value. */
  readonly counts: Readonly<Record<string, number>>;
  /** What a traveller reads, by value; the value itself where there is no name for it. */
  readonly names: Readonly<Record<string, string>>;
  /** That of the numbers. */
  readonly locale: string;
  readonly chosen: string | undefined;
  readonly onChoose: (changes: Changes) => void;
}

/** One choice of several, each with the number of listings that it would give. */
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
