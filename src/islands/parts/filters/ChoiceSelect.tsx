interface Props {
  readonly label: string;
  readonly name: string;
  /** What stands there while nothing is chosen. */
  readonly any: string;
  /** Value, what a traveller reads, number of listings. */
  readonly choices: readonly (readonly [value: string, label: string, count: number])[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
}

/** One choice of several, each with the number of listings that it would give. */
export function ChoiceSelect({ label, name, any, choices, chosen = '', onChoose }: Props) {
  const isForeign = chosen !== '' && !choices.some(([value]) => value === chosen);
  return (
    <label className="filter-field">
      <span>{label}</span>
      <select name={name} value={chosen} onChange={({ target }) => onChoose(target.value || undefined)}>
        <option value="">{any}</option>
        {isForeign && <option value={chosen}>{`${chosen} (0)`}</option>}
        {choices.map(([value, text, count]) => (
          <option key={value} value={value}>
            {`${text} (${count})`}
          </option>
        ))}
      </select>
    </label>
  );
}
