import { useRef } from 'react';

/**
 * The last settled value, which is shown while the next one is pending, to avoid flicker.
 *
 * @param value the present value
 * @param isPending whether it is only pending
 */
export function useLastSettled<Value>(value: Value, isPending: boolean): Value {
  const last = useRef(value);
  if (!isPending) last.current = value;
  return last.current;
}
