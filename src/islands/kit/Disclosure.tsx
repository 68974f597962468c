import type { ReactNode } from 'react';

interface Props {
  readonly summary: string;
  /** Places it on the page. */
  readonly className?: string;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What opens below its summary; static markup has the class `disclosure` of controls.css. */
export function Disclosure({ summary, className, isOpen, children }: Props) {
  return (
    <details open={isOpen} className={className ? `disclosure ${className}` : 'disclosure'}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
