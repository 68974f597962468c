import type { ControlProps } from '../../../src/islands/kit/Field.tsx';
import type { NamedField } from '../../lib/field.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { ReferenceControl } from './ReferenceControl.tsx';
import { TextControl } from './TextControl.tsx';

/** What a control with one value is given. */
export interface ScalarProps extends ControlProps {
  readonly named: NamedField;
  readonly value: unknown;
  /** Takes undefined where the field is left empty and need not be there. */
  readonly onChange: (value: unknown) => void;
  /** Its name where no label stands beside it, as in a list. */
  readonly 'aria-label'?: string;
}

/** The control of a text, a number, a choice or a reference. */
export function ScalarControl(props: ScalarProps) {
  const { field } = props.named;
  switch (field.kind) {
    case 'number':
      return <NumberControl {...props} field={field} />;
    case 'choice':
      return <ChoiceControl {...props} options={field.options} />;
    case 'reference':
      return <ReferenceControl {...props} list={field.list} />;
    case 'text':
      return <TextControl {...props} field={field} />;
    default:
      return null;
  }
}
