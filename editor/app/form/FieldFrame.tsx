import type { ReactNode } from 'react';
import { FieldGroup } from '../../../src/islands/kit/FieldGroup.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { useFieldValue } from './form-context.ts';

interface Props extends FormFieldProps {
  /** The words above it; without them its label. */
  readonly legend?: string;
  /** Whether it is a part of the form, without a frame around it. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/** Controls of one field, under its legend and what its schema says of it. */
export function FieldFrame({ named, path, legend = named.label, isPart = false, children }: Props) {
  const { id, problem } = useFieldValue(path);
  return (
    <div className={isPart ? 'editor-part' : 'editor-group'}>
      <FieldGroup name={id} legend={legend} problem={problem ?? null}>
        {named.help && <p className="editor-help">{named.help}</p>}
        {children}
      </FieldGroup>
    </div>
  );
}
