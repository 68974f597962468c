import { useEffect, useState } from 'react';
import { estimateUsdOfPesos } from '../../lib/money/convert.ts';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { loadRates } from './rates.ts';

/** What pesos are about in whole US dollars; null while there are none or the rates are not here. */
export function useCashEstimate(php: number): number | null {
  const [rates, setRates] = useState<ExchangeRates | null>(null);
  const isNeeded = php > 0;
  useEffect(() => {
    if (isNeeded) loadRates().then(setRates, () => undefined);
  }, [isNeeded]);
  return rates && isNeeded ? estimateUsdOfPesos(php, rates) : null;
}
