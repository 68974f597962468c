import { useEffect, useState } from 'react';
import type { ExchangeRates } from '../lib/pricing/exchange-rates.schema.ts';
import { loadRates } from '../lib/stores/rates.ts';

/** Today's exchange rates; null until they are here, and where they cannot be had. */
export function useRates(): ExchangeRates | null {
  const [rates, setRates] = useState<ExchangeRates | null>(null);
  useEffect(() => {
    loadRates().then(setRates, () => undefined);
  }, []);
  return rates;
}
