import { useEffect, useState } from 'react';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { loadRates } from './rates.ts';

/** Today's exchange rates; null until they are here, and where they cannot be had. */
export function useRates(): ExchangeRates | null {
  const [rates, setRates] = useState<ExchangeRates | null>(null);
  useEffect(() => {
    loadRates().then(setRates, () => undefined);
  }, []);
  return rates;
}
