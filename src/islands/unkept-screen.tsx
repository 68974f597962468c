import { useState } from 'react';
import type { Operator } from '../lib/site/operator.schema.ts';
import { keepsNothing } from '../lib/stores/browser-storages.ts';
import { LateScreen } from './late-screen.tsx';

const load = () => import('./cart/UnkeptCart.tsx').then(({ UnkeptCart }) => UnkeptCart);

/** On the pages of the cart: what to know where the browser keeps nothing. All others load none of it. */
export function UnkeptScreen({ operator }: { readonly operator: Operator }) {
  const [isUnkept] = useState(keepsNothing);
  return isUnkept && <LateScreen load={load} screen={{ operator }} />;
}
