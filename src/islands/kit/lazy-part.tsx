import { type ComponentType, useState } from 'react';
import { LazyScreen } from './lazy-screen.tsx';
import type { OnDemand } from './on-demand.ts';

interface Props<PartProps extends object> {
  readonly code: OnDemand<ComponentType<PartProps>>;
  readonly part: PartProps;
}

/** A part of a screen with its own code, rendered once that is loaded. */
export function LazyPart<PartProps extends object>({ code, part }: Props<PartProps>) {
  const [Here] = useState(code.now);
  return Here ? <Here {...part} /> : <LazyScreen load={code.load} screen={part} />;
}
