import { CheckboxList } from './CheckboxList.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { useEditorForm } from './form-context.ts';

/** Between a town and its area in the list of areas. */
const TOWN_END = ': ';

/** Pickup areas as boxes to tick, by their towns. Those of the trip's own towns come first. */
export function AreaField({ named, path }: FormFieldProps) {
  const { lists, data } = useEditorForm();
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
  const sorted = [...choices.filter(isOfTrip), ...choices.filter((choice) => !isOfTrip(choice))];
  return <CheckboxList named={named} path={path} choices={sorted} />;
}
