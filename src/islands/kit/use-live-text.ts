import { useEffect, useState } from 'react';

/** The text of a live region: empty at first, as a change is announced and the first text is not. */
export function useLiveText(text: string): string {
  const [current, setCurrent] = useState('');
  useEffect(() => setCurrent(text), [text]);
  return current;
}
