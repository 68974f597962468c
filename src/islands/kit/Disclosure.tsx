import type { ReactNode } from 'react';

interface Props {
  readonly summary: string;
  /** Places it on the page. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** What opens below its summary; static markup has the class `disclosure` of controls.css. */
export function Disclosure({ summary, className, children }: Props) {
  return (
    <details className={className ? `disclosure ${className}` : 'disclosure'}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
