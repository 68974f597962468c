import { type ReactNode, useRef } from 'react';

interface Props {
  /** From 1. */
  readonly number: number;
  /** Empty while it is not known. */
  readonly name: string;
  readonly complete: boolean;
  readonly open: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** One person, folded away or open. A form begins when it is opened, and stays, so that nothing typed gets lost by folding it. */
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
