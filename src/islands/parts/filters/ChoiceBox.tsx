interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly count: number;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

/** A choice beside others, with the number of listings that it would give; one that would give none looks so, and works. */
export function ChoiceBox({ label, name, value, count, checked, onToggle }: Props) {
  return (
    <label className={count === 0 && !checked ? 'filter-box filter-box-none' : 'filter-box'}>
      <input type="checkbox" name={name} value={value} checked={checked} onChange={onToggle} />
      <span>{label}</span>
      <span className="filter-count">{count}</span>
    </label>
  );
}
