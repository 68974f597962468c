import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { suggestEmail } from '../../lib/checkout/suggest-email.ts';
import { emailSuggestionMessages } from '../../lib/messages/email-suggestion.ts';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** The text when the field was left; null before that. */
  readonly typed: string | null;
  readonly onUse: (email: string) => void;
}

/**
 * Suggests a correction of an address, which may be right as it is. After the answer its space
 * remains until the field is left, so that nothing moves under a finger.
 */
export function EmailSuggestion({ typed, onUse }: Props) {
  const t = emailSuggestionMessages(useLanguage());
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
          <Message parts={t.didYouMean<ReactNode>(<strong>{last.current}</strong>)} />{' '}
          <button type="button" className="button button-quiet" onClick={() => meant !== null && onUse(meant)}>
            {t.useAddress}
          </button>
        </p>
      )}
    </div>
  );
}
