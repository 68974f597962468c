import { CheckboxList } from './CheckboxList.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { useEditorForm } from './form-context.ts';
import { useFieldList } from './use-field-list.ts';

/** Between a town and its area in the list of areas. */
const TOWN_END = ': ';

/** Pickup areas as boxes to tick, by their towns. Those of the trip's own towns come first. */
export function AreaField({ named, path }: FormFieldProps) {
  const { lists, data } = useEditorForm();
  const { entries: chosen } = useFieldList({ named, path });
  const list = named.field.kind === 'list' && named.field.item.kind === 'reference' ? named.field.item.list : '';
  const choices = (lists[list] ?? []).map(({ value, label }) => {
    const [town = '', ...rest] = label.split(TOWN_END);
    return rest.length === 0 ? { value, label } : { value, label: rest.join(TOWN_END), group: town };
  });
  const towns = [data['origin'], data['destination']].map(
    (code) => lists['places']?.find(({ value }) => value === code)?.label ?? '',
  );
  const isOfTrip = ({ group }: { readonly group?: string }) =>
    group !== undefined && towns.some((town) => town.startsWith(group));
  // Those of other towns are seldom meant.
  const near = choices.filter((choice) => isOfTrip(choice) || chosen.includes(choice.value));
  const far = choices.filter((choice) => !near.includes(choice));
  return (
    <CheckboxList
      named={named}
      path={path}
      choices={near.toSorted((a, b) => Number(isOfTrip(b)) - Number(isOfTrip(a)))}
      others={far}
    />
  );
}
