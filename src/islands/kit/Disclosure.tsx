import type { ComponentProps, ReactNode } from 'react';

interface Props extends Pick<ComponentProps<'details'>, 'onToggle'> {
  readonly summary: ReactNode;
  /** Places it on the page. */
  readonly className?: string;
  /** Whether it is open; who changes this later listens to `onToggle` too. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What opens below its summary; static markup has the class `disclosure` of controls.css. */
export function Disclosure({ summary, className, isOpen, onToggle, children }: Props) {
  return (
    <details open={isOpen} onToggle={onToggle} className={className ? `disclosure ${className}` : 'disclosure'}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
