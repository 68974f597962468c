import { useEffect, useRef, useState } from 'react';
import { suggestEmail } from '../../lib/checkout/suggest-email.ts';

interface Props {
  /** What stood in the field when it was left; null before that. */
  readonly typed: string | null;
  readonly onUse: (email: string) => void;
}

/**
 * Asks whether another address was meant. It holds nobody up: what looks mistyped may be real. Once it is answered its place stays
 * empty: nothing below may move under a finger.
 */
export function EmailSuggestion({ typed, onUse }: Props) {
  const [meant, setMeant] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  last.current = meant ?? last.current;
  useEffect(() => {
    setMeant(typed ? suggestEmail(typed) : null);
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
