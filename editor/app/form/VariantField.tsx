import { useState } from 'react';
import { Field } from '../../../src/islands/kit/Field.tsx';
import { emptyValueOf, type NamedField, type Variant } from '../../lib/field.ts';
import { matchingVariant, matchOf, switchedVariant } from '../../lib/matching-variant.ts';
import { FieldByKind, type FormFieldProps } from './FormField.tsx';
import { useEditorForm, useFieldValue } from './form-context.ts';
import { GroupFields } from './GroupField.tsx';

interface Props extends FormFieldProps {
  readonly variants: readonly Variant[];
}

const NOT_SET = 'none';

/** A value that has one of several shapes: which one is chosen first. */
export function VariantField({ named, path, variants }: Props) {
  const { id, value, problem, change } = useFieldValue(path);
  const isThere = value !== undefined || named.isRequired;
  const { lists } = useEditorForm();
  // A text can be of several shapes: then it is of the one that was chosen.
  const [chosen, setChosen] = useState<number | null>(null);
  const chosenField = variants[chosen ?? -1]?.field;
  const isChosen = chosen !== null && chosenField !== undefined && matchOf(chosenField, value, lists) > 0;
  const index = isChosen ? chosen : matchingVariant(variants, value, lists);
  const variant = variants[index];
  const choose = (option: string) => {
    const next = variants[Number(option)];
    if (option === NOT_SET || !next) return change(undefined);
    setChosen(Number(option));
    change(value === undefined ? emptyValueOf(next.field) : switchedVariant(next.field, value, lists));
  };
  const own: NamedField = {
    ...named,
    label: variant?.label ?? named.label,
    help: variant?.help ?? '',
    isRequired: true,
    field: variant?.field ?? named.field,
  };
  return (
    <div className="editor-group">
      <Field id={`${id}-kind`} label={named.label} hint={named.help || undefined} problem={problem}>
        {(control) => (
          <select
            {...control}
            value={isThere ? String(index) : NOT_SET}
            onChange={({ target }) => choose(target.value)}
          >
            {!named.isRequired && <option value={NOT_SET}>Not set</option>}
            {variants.map(({ label }, place) => (
              <option key={label} value={String(place)}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isThere && variant && (
        <div className="editor-variant" data-field={id}>
          {variant.help && <p className="editor-help">{variant.help}</p>}
          {variant.field.kind === 'group' ? (
            <GroupFields fields={variant.field.fields} path={path} />
          ) : (
            <FieldByKind named={own} path={path} />
          )}
        </div>
      )}
    </div>
  );
}
