import { type ReactNode, useRef } from 'react';

interface Props {
  /** Number of the participant, from 1. */
  readonly number: number;
  /** Empty while it is not known. */
  readonly name: string;
  readonly complete: boolean;
  readonly open: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/**
 * One participant, folded or open. Once opened the form stays mounted, so that folding it loses no
 * input.
 */
export function PersonPanel({ number, name, complete, open, onToggle, children }: Props) {
  const wasOpen = useRef(false);
  wasOpen.current ||= open;
  return (
    <details className="person" open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span className="person-name">
          Traveller {number}
          {name && `: ${name}`}
        </span>
        <span className="person-state" data-complete={complete}>
          {complete ? 'Complete' : 'To do'}
        </span>
      </summary>
      {wasOpen.current && children}
    </details>
  );
}
