interface Option<Value> {
  readonly value: Value;
  readonly title: string;
  /** What it means, below the title. */
  readonly text?: string;
}

interface Props<Value> {
  /** Of the radio buttons: once a form. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One choice of a few, each with what it means. */
export function Choices<Value>({ name, legend, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className="fields desk-choices">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={String(option.value)} className="choice">
          <input type="radio" name={name} checked={value === option.value} onChange={() => onChange(option.value)} />
          <span>
            {option.text === undefined ? option.title : <strong>{option.title}</strong>}
            {option.text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
