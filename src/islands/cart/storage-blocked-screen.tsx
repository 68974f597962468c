import { useState } from 'react';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { LateScreen } from '../kit/lazy-screen.tsx';
import { keepsNothing } from '../storage/browser-storages.ts';

const load = () => import('./StorageBlockedCart.tsx').then(({ UnkeptCart }) => UnkeptCart);

/** On the pages of the cart: what to know where the browser keeps nothing. All others load none of it. */
export function UnkeptScreen({ operator }: { readonly operator: Operator }) {
  const [isUnkept] = useState(keepsNothing);
  return isUnkept && <LateScreen load={load} screen={{ operator }} />;
}
