import { useCallback, useEffect, useState } from 'react';
import type { MethodsOutcome } from '../../lib/payments/payments.contract.ts';
import type { BookingService } from '../booking-service/booking-service.ts';

/** The ways to pay as far as they are known. */
export type MethodsState = MethodsOutcome | { readonly kind: 'loading' };

/** Requests the ways to pay when a screen needs them, and again when the connection is back. */
export function useMethods(service: BookingService): { readonly state: MethodsState; readonly retry: () => void } {
  const [state, setState] = useState<MethodsState>({ kind: 'loading' });
  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    service.methods().then(setState);
  }, [service]);
  useEffect(retry, [retry]);
  const isOffline = state.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline, retry]);
  return { state, retry };
}
