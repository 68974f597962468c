import { Field } from '../../../src/islands/kit/Field.tsx';
import type { NamedField } from '../../lib/field.ts';
import type { FieldPath } from '../../lib/form-path.ts';
import { BooleanField } from './BooleanField.tsx';
import { EnglishText } from './EnglishText.tsx';
import { FieldExtras } from './FieldExtras.tsx';
import { fieldLegend } from './field-legend.ts';
import { useFieldValue } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { RecordField } from './RecordField.tsx';
import { ScalarControl } from './ScalarControl.tsx';
import { useFieldWidget } from './use-field-widget.ts';
import { VariantField } from './VariantField.tsx';
import { YamlField } from './YamlField.tsx';

/** What the part of a form for one field is given. */
export interface FormFieldProps {
  readonly named: NamedField;
  readonly path: FieldPath;
}

/** A field of a form, drawn by its kind or by hand, with what it changes below it. */
export function FormField(props: FormFieldProps) {
  const Widget = useFieldWidget(props);
  return (
    <>
      <Widget {...props} />
      <EnglishText path={props.path} field={props.named.field} />
      <FieldExtras path={props.path} />
    </>
  );
}

/** A field drawn by its kind alone. */
export function FieldByKind({ named, path }: FormFieldProps) {
  const { field } = named;
  switch (field.kind) {
    case 'group':
      return <GroupField named={named} path={path} fields={field.fields} />;
    case 'list':
      return <ListField named={named} path={path} list={field} />;
    case 'record':
      return <RecordField named={named} path={path} record={field} />;
    case 'variants':
      return <VariantField named={named} path={path} variants={field.variants} />;
    case 'boolean':
      return <BooleanField named={named} path={path} />;
    case 'yaml':
      return <YamlField named={named} path={path} />;
    default:
      return <ScalarField named={named} path={path} />;
  }
}

/** A field with one control. */
function ScalarField({ named, path }: FormFieldProps) {
  const { id, value, problem, change } = useFieldValue(path);
  return (
    <Field id={id} label={fieldLegend(named)} hint={named.help || undefined} problem={problem}>
      {(control) => <ScalarControl {...control} named={named} value={value} onChange={change} />}
    </Field>
  );
}
