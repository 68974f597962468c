import { useEffect, useState } from 'react';

/** The text of a live region, empty at first: only changes are announced. */
export function useLiveText(text: string): string {
  const [current, setCurrent] = useState('');
  useEffect(() => setCurrent(text), [text]);
  return current;
}
