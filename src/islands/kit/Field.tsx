import type { ReactNode } from 'react';
import { FieldProblem } from './FieldProblem.tsx';

/** The props that a field passes to its control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly id: string;
  readonly label: string;
  /** A hint before the control. */
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and what is wrong with it. */
export function Field({ id, label, hint, problem, children }: Props) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': described || undefined })}
      <FieldProblem id={`${id}-problem`} text={problem ?? null} />
    </div>
  );
}
