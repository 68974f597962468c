import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { lazyScreensMessages } from '../../lib/messages/lazy-screens.ts';
import { useLanguage } from './use-language.ts';

interface Props<ScreenProps extends object> {
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  readonly screen: ScreenProps;
  /** What is said where it did not load and nothing can have been entered. */
  readonly failed?: string;
}

type State<ScreenProps> =
  | { readonly kind: 'waiting' | 'failed' }
  | { readonly kind: 'here'; readonly Screen: ComponentType<ScreenProps> };

/** A screen whose code loads in parallel to React. A failed load shows a retry button. */
export function LazyScreen<ScreenProps extends object>({ load, screen, failed }: Props<ScreenProps>) {
  const [state, setState] = useState<State<ScreenProps>>({ kind: 'waiting' });
  const t = lazyScreensMessages(useLanguage());
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
      <p>{failed ?? t.failed}</p>
      <p>
        <button type="button" className="button" onClick={reload}>
          {t.retry}
        </button>
      </p>
    </div>
  );
}
