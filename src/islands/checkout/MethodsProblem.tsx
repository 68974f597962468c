import { useLastSettled } from '../kit/use-last-settled.ts';

interface Props {
  /** "loading" while they are on their way. */
  readonly kind: 'loading' | 'offline' | 'unavailable' | 'not-found';
  readonly retry: () => void;
}

/** Shown while the payment methods are unknown. */
export function MethodsProblem({ kind, retry }: Props) {
  const isLoading = kind === 'loading';
  const last = useLastSettled(kind, isLoading);
  if (last === 'loading') return <p className="soft choice-wait">Loading payment methods …</p>;
  return (
    <div role="status">
      <p>
        {last === 'offline'
          ? 'You are offline, so payment methods cannot load. Your details are saved on this device and have not been sent yet.'
          : 'Our service is not responding right now. Your details are saved on this device.'}
      </p>
      <p>
        <button type="button" className="button button-quiet" aria-disabled={isLoading} onClick={retry}>
          {isLoading ? 'Loading …' : 'Try again'}
        </button>
      </p>
    </div>
  );
}
