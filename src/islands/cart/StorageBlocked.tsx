import { useState } from 'react';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { LazyScreen } from '../kit/lazy-screen.tsx';
import { isStorageBlocked } from '../storage/browser-storages.ts';

const load = () => import('./StorageBlockedScreen.tsx').then(({ StorageBlockedScreen }) => StorageBlockedScreen);

/** Warns on the pages of the cart where storage is blocked. Other browsers load none of it. */
export function StorageBlocked({ operator }: { readonly operator: Operator }) {
  const [isBlocked] = useState(isStorageBlocked);
  return isBlocked && <LazyScreen load={load} screen={{ operator }} />;
}
