import type { ReactNode } from 'react';
import { clockOf } from './desk-format.ts';

interface Props {
  readonly title: string;
  /** ISO time at which the data was true; null before it is there. */
  readonly asOf: string | null;
  readonly problem: string | null;
  readonly isLoading: boolean;
  readonly reload: () => void;
  readonly children?: ReactNode;
}

/** The upper end of a screen: what it shows, and how old that is. */
export function DeskHead({ title, asOf, problem, isLoading, reload, children }: Props) {
  return (
    <header className="desk-head">
      <div className="desk-title">
        <h1>{title}</h1>
        <button type="button" className="desk-as-of" onClick={reload} aria-busy={isLoading}>
          {asOf !== null ? `As of ${clockOf(asOf)}` : problem && !isLoading ? 'Try again' : 'Loading'}
        </button>
      </div>
      {problem && (
        <p className="desk-problem" role="status">
          {problem}
        </p>
      )}
      {children}
    </header>
  );
}
