import { emptyValueOf, type NamedField } from '../../lib/field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { useFieldValue } from './form-context.ts';

interface Props extends FormFieldProps {
  readonly fields: readonly NamedField[];
}

/** Fields whose controls are short stand beside each other. */
const SHORT: readonly NamedField['field']['kind'][] = ['number', 'choice', 'boolean'];

/** Groups of more fields are parts of the form, without a frame around them. */
const MAX_FRAMED_FIELDS = 8;

/** Fields under one legend; a group that need not be there can be added and taken out. */
export function GroupField({ named, path, fields }: Props) {
  const { value, change } = useFieldValue(path);
  const isThere = value !== undefined || named.isRequired;
  const isShort = fields.every(({ field }) => SHORT.includes(field.kind));
  return (
    <FieldFrame named={named} path={path} isPart={fields.length > MAX_FRAMED_FIELDS}>
      {isThere ? (
        <div className={isShort ? 'editor-short' : 'editor-fields'}>
          <GroupFields fields={fields} path={path} />
        </div>
      ) : (
        <p>
          <button type="button" className="button button-quiet" onClick={() => change(emptyValueOf(named.field))}>
            Add {named.label.toLowerCase()}
          </button>
        </p>
      )}
      {isThere && !named.isRequired && (
        <p>
          <button type="button" className="button button-quiet" onClick={() => change(undefined)}>
            Take out {named.label.toLowerCase()}
          </button>
        </p>
      )}
    </FieldFrame>
  );
}

/** The fields of a group, one below the other. A choice of one is no choice, and not shown. */
export function GroupFields({
  fields,
  path,
}: {
  readonly fields: readonly NamedField[];
  readonly path: FormFieldProps['path'];
}) {
  const shown = fields.filter(
    ({ field, isRequired }) => !(field.kind === 'choice' && field.options.length === 1 && isRequired),
  );
  return shown.map((named) => <FormField key={named.name} named={named} path={[...path, named.name]} />);
}
