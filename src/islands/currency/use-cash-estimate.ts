import { useEffect, useState } from 'react';
import { estimateUsdOfPesos } from '../../lib/money/convert.ts';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { loadRates } from './rates.ts';

/** An estimate of pesos in whole US dollars; null without pesos or rates. */
export function useCashEstimate(php: number): number | null {
  const [rates, setRates] = useState<ExchangeRates | null>(null);
  const isNeeded = php > 0;
  useEffect(() => {
    if (isNeeded) loadRates().then(setRates, () => undefined);
  }, [isNeeded]);
  return rates && isNeeded ? estimateUsdOfPesos(php, rates) : null;
}
