import { useEffect, useState } from 'react';
import { onDemand } from '../kit/on-demand.ts';
import type { SearchDayField } from './SearchDayField.tsx';

const code = onDemand(() => import('./SearchDayField.tsx'));

/** The field of the day once its code is there, on a page that has one; null until then. It stands last, so that it moves nothing. */
export function useDayField(isWanted: boolean): typeof SearchDayField | null {
  const [known, setKnown] = useState(() => code.now());
  useEffect(() => {
    if (isWanted) code.load().then(setKnown, () => undefined);
  }, [isWanted]);
  return isWanted ? (known?.SearchDayField ?? null) : null;
}
