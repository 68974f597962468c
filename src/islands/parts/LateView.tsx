import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { OnDemand } from './on-demand.ts';

interface Props {
  readonly view: OnDemand<ComponentType>;
  /** What is said while it is on its way. */
  readonly wait: string;
}

type State = { readonly View: ComponentType } | 'waiting' | 'failed';

/** The content of a page that only the browser can draw: its code comes together with React, not after it. */
export function LateView({ view, wait }: Props) {
  const [state, setState] = useState<State>('waiting');
  const load = useCallback(() => {
    setState('waiting');
    view.load().then(
      (View) => setState({ View }),
      () => setState('failed'),
    );
  }, [view]);
  useEffect(load, [load]);
  if (state === 'waiting') return <p role="status">{wait}</p>;
  if (state !== 'failed') return <state.View />;
  return (
    <p role="alert">
      This part of the page could not be loaded. Are you connected?{' '}
      <button type="button" className="button button-quiet" onClick={load}>
        Try again
      </button>
    </p>
  );
}
