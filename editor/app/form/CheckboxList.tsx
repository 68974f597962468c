import { Disclosure } from '../../../src/islands/kit/Disclosure.tsx';
import { FieldProblem } from '../../../src/islands/kit/FieldProblem.tsx';
import { pathKey } from '../../lib/form-path.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { fieldLegend } from './field-legend.ts';
import { fieldId, useEditorForm } from './form-context.ts';
import { useFieldList } from './use-field-list.ts';

type Value = string | number | boolean | null;

interface Choice {
  readonly value: Value;
  readonly label: string;
  /** The heading that it stands under. */
  readonly group?: string | undefined;
}

interface Props extends FormFieldProps {
  readonly choices: readonly Choice[];
  /** Choices that are seldom meant, and shown on demand. */
  readonly others?: readonly Choice[];
}

/** Several of a list, as boxes to tick, by their headings. */
export function CheckboxList({ named, path, choices, others = [] }: Props) {
  const { entries: chosen, write } = useFieldList({ named, path });
  const { problems } = useEditorForm();
  const entryProblem = chosen.map((_, index) => problems.get(pathKey([...path, index]))).find(Boolean);
  const strays = chosen.filter((one) => ![...choices, ...others].some((choice) => choice.value === one));
  const all: readonly Choice[] = [
    ...choices,
    ...strays.map((one) => ({ value: one as Value, label: `${one}: not there` })),
  ];
  const toggle = (option: Value) =>
    write(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]);
  return (
    <FieldFrame named={named} path={path} legend={fieldLegend(named)}>
      <Boxes label={named.label} choices={all} chosen={chosen} toggle={toggle} />
      {others.length > 0 && (
        <Disclosure summary="Others">
          <Boxes label="Others" choices={others} chosen={chosen} toggle={toggle} />
        </Disclosure>
      )}
      <FieldProblem id={`${fieldId(path)}-entry-problem`} text={entryProblem ?? null} />
    </FieldFrame>
  );
}

interface BoxesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly unknown[];
  readonly toggle: (value: Value) => void;
}

/** Boxes to tick, under the headings that they have. */
function Boxes({ label, choices, chosen, toggle }: BoxesProps) {
  return [...Map.groupBy(choices, ({ group }) => group ?? '')].map(([group, options]) => (
    <fieldset key={group} className="editor-boxes">
      <legend className={group === '' ? 'hidden-visually' : 'editor-legend'}>{group || label}</legend>
      {options.map((option) => (
        <label key={String(option.value)} className="tick">
          <input type="checkbox" checked={chosen.includes(option.value)} onChange={() => toggle(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  ));
}
