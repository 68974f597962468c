import { useEffect, useRef, useState } from 'react';
import { onDemand } from '../kit/on-demand.ts';

const checker = onDemand(() => import('../../lib/checkout/suggest-email.ts').then(({ suggestEmail }) => suggestEmail));

interface Props {
  /** What stood in the field when it was left; null before that. */
  readonly typed: string | null;
  readonly onUse: (email: string) => void;
}

/**
 * Asks whether another address was meant. It holds nobody up: what looks mistyped may be real, and code that does not load asks nothing. Once it is answered its place stays
 * empty: nothing below may move under a finger.
 */
export function EmailSuggestion({ typed, onUse }: Props) {
  const [meant, setMeant] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  last.current = meant ?? last.current;
  useEffect(() => {
    let isOver = false;
    setMeant(null);
    if (!typed) return;
    checker.load().then(
      (suggest) => {
        if (!isOver) setMeant(suggest(typed));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [typed]);
  return (
    <div role="status" className="email-suggestion">
      {last.current !== null && (
        <p data-answered={meant === null || undefined}>
          Did you mean <strong>{last.current}</strong>?{' '}
          <button type="button" className="button button-quiet" onClick={() => meant !== null && onUse(meant)}>
            Use this address
          </button>
        </p>
      )}
    </div>
  );
}
