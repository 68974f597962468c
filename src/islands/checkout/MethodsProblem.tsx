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
  if (last === 'loading') return <p className="soft choice-wait">Asking how you can pay …</p>;
  return (
    <div role="status">
      <p>
        {last === 'offline'
          ? 'No connection, so we cannot ask how you can pay. What you have entered is saved on this device and was not sent yet.'
          : 'Our service does not answer right now. What you have entered is saved on this device.'}
      </p>
      <p>
        <button type="button" className="button button-quiet" aria-disabled={isLoading} onClick={retry}>
          {isLoading ? 'Asking …' : 'Try again'}
        </button>
      </p>
    </div>
  );
}
