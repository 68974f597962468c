import { onDemand } from '../kit/on-demand.ts';

/** The screens that nobody needs at a pier, with their own code. */
export const office = onDemand(() => import('./OfficeScreen.tsx').then(({ OfficeScreen }) => OfficeScreen));
