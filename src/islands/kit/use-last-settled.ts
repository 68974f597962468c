import { useRef } from 'react';

/**
 * What was answered last. While it is asked again, what stands there stays, with the button that asks: or it would flicker, and take the focus with it.
 *
 * @param value what is known now
 * @param isPending whether that is only that somebody asks
 */
export function useLastSettled<Value>(value: Value, isPending: boolean): Value {
  const last = useRef(value);
  if (!isPending) last.current = value;
  return last.current;
}
