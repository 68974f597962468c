import { useEffect, useState } from 'react';

/** Often enough for deadlines that are written in minutes. */
const TICK_MS = 30_000;

/** The present moment in milliseconds since 1970; moves on while the island is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
