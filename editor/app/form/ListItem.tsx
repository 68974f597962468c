import { FieldProblem } from '../../../src/islands/kit/FieldProblem.tsx';
import type { Field, NamedField } from '../../lib/field.ts';
import type { FieldPath } from '../../lib/form-path.ts';
import { EnglishText } from './EnglishText.tsx';
import { FormField } from './FormField.tsx';
import { useFieldValue } from './form-context.ts';
import { ScalarControl } from './ScalarControl.tsx';

interface Props {
  /** What the entry is called: "Inclusions 2". */
  readonly name: string;
  readonly item: Field;
  readonly path: FieldPath;
}

const SCALARS: readonly Field['kind'][] = ['text', 'number', 'choice', 'reference'];

/** An entry of a list: a control without a label of its own, or a group with one. */
export function ListItem({ name, item, path }: Props) {
  const { id, value, problem, change } = useFieldValue(path);
  const named: NamedField = { name: '', label: name, help: '', isRequired: true, field: item };
  if (!SCALARS.includes(item.kind)) {
    return (
      <div className="editor-row-content">
        <FormField named={named} path={path} />
      </div>
    );
  }
  return (
    <div className="editor-row-content field">
      <ScalarControl
        id={id}
        aria-label={name}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        named={named}
        value={value}
        onChange={change}
      />
      <FieldProblem id={`${id}-problem`} text={problem ?? null} />
      <EnglishText path={path} field={item} />
    </div>
  );
}
