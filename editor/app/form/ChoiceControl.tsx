import type { Field } from '../../lib/field.ts';
import { choiceText } from '../../lib/field-labels.ts';
import type { ScalarProps } from './ScalarControl.tsx';

type Option = Extract<Field, { kind: 'choice' }>['options'][number];

interface Props extends ScalarProps {
  readonly options: readonly Option[];
}

const NOT_SET = 'none';

/** What is said of choices whose word alone does not tell what they do. */
const EXPLAINED: ReadonlyMap<unknown, string> = new Map([
  ['PUBLISHED', 'Published: on the site from the next publication'],
  ['DRAFT', 'Draft: not on the site'],
]);

/** One of a few values. */
export function ChoiceControl({ options, named, value, onChange, ...control }: Props) {
  const shown = value === undefined ? named.defaultValue : value;
  const index = options.findIndex((option) => option === shown);
  const isUnknown = shown !== undefined && index === -1;
  return (
    <select
      {...control}
      value={index === -1 ? NOT_SET : String(index)}
      onChange={({ target }) => onChange(target.value === NOT_SET ? undefined : options[Number(target.value)])}
    >
      {(index === -1 || (!named.isRequired && named.defaultValue === undefined)) && (
        <option value={NOT_SET}>{isUnknown ? `${String(shown)}: not allowed` : 'Not set'}</option>
      )}
      {options.map((option, place) => (
        <option key={String(option)} value={String(place)}>
          {EXPLAINED.get(option) ?? choiceText(option)}
        </option>
      ))}
    </select>
  );
}
