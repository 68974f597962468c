import { useState } from 'react';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { LazyScreen } from '../kit/lazy-screen.tsx';
import { isStorageBlocked } from '../storage/browser-storages.ts';

const load = () => import('./StorageBlockedScreen.tsx').then(({ StorageBlockedScreen }) => StorageBlockedScreen);

/** The warning on cart pages where storage is blocked. Other browsers do not load its code. */
export function StorageBlocked({ operator }: { readonly operator: Operator }) {
  const [isBlocked] = useState(isStorageBlocked);
  return isBlocked && <LazyScreen load={load} screen={{ operator }} />;
}
