import { useRef } from 'react';
import { newRequestKey } from './new-request-key.ts';

/** Keys of the requests of one place, which asks for one at a time. */
interface RequestKeys {
  /** The key of a request: a new one, or that of the same request without an answer. */
  readonly keyFor: (request: unknown) => string;
  /** Whether the last request has to have the same key when it is sent again. */
  readonly settle: (isUnanswered: boolean) => void;
}

/** Keys with which a request that is sent again without an answer is made once. */
export function useRequestKey(): RequestKeys {
  const last = useRef<{ readonly body: string; readonly key: string } | null>(null);
  return {
    keyFor: (request) => {
      const body = JSON.stringify(request);
      if (last.current?.body !== body) last.current = { body, key: newRequestKey() };
      return last.current.key;
    },
    settle: (isUnanswered) => {
      if (!isUnanswered) last.current = null;
    },
  };
}
