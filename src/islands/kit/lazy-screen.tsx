import { type ComponentType, useCallback, useEffect, useState } from 'react';

interface Props<ScreenProps extends object> {
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  readonly screen: ScreenProps;
}

type State<ScreenProps> =
  | { readonly kind: 'waiting' | 'failed' }
  | { readonly kind: 'here'; readonly Screen: ComponentType<ScreenProps> };

/** A screen whose code loads in parallel to React. A failed load shows a retry button. */
export function LazyScreen<ScreenProps extends object>({ load, screen }: Props<ScreenProps>) {
  const [state, setState] = useState<State<ScreenProps>>({ kind: 'waiting' });
  const reload = useCallback(() => {
    setState({ kind: 'waiting' });
    load().then(
      (Screen) => setState({ kind: 'here', Screen }),
      () => setState({ kind: 'failed' }),
    );
  }, [load]);
  useEffect(reload, [reload]);
  if (state.kind === 'here') return <state.Screen {...screen} />;
  if (state.kind === 'waiting') return <div className="screen-wait" aria-busy="true" />;
  return (
    <div role="alert">
      <p>This part of the page did not load. Check your connection. What you entered is still here.</p>
      <p>
        <button type="button" className="button" onClick={reload}>
          Try again
        </button>
      </p>
    </div>
  );
}
