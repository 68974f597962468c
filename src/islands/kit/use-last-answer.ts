import { useRef } from 'react';

/**
 * What was answered last. While it is asked again, what stands there stays, with the button that asks: or it would flicker, and take the focus with it.
 *
 * @param answer what is known now
 * @param isAsking whether that is only that somebody asks
 */
export function useLastAnswer<Answer>(answer: Answer, isAsking: boolean): Answer {
  const last = useRef(answer);
  if (!isAsking) last.current = answer;
  return last.current;
}
