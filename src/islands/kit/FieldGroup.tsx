import type { ReactNode } from 'react';
import { FieldProblem } from './FieldProblem.tsx';

interface Props {
  /** What the group answers: its problem refers to it. */
  readonly name: string;
  readonly legend: string;
  readonly problem: string | null;
  readonly children: ReactNode;
}

/** Controls under one legend, and what is wrong with them. */
export function FieldGroup({ name, legend, problem, children }: Props) {
  const problemId = `${name}-problem`;
  return (
    <fieldset className="field" data-field={name} aria-describedby={problem ? problemId : undefined}>
      <legend>{legend}</legend>
      {children}
      <FieldProblem id={problemId} text={problem} />
    </fieldset>
  );
}
