import { paymentMethodsMessages } from '../../lib/messages/payment-methods.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useLastSettled } from '../kit/use-last-settled.ts';

interface Props {
  /** "loading" while they are on their way. */
  readonly kind: 'loading' | 'offline' | 'unavailable' | 'not-found';
  readonly retry: () => void;
}

/** Shown while the payment methods are unknown. */
export function MethodsProblem({ kind, retry }: Props) {
  const t = paymentMethodsMessages(useLanguage());
  const isLoading = kind === 'loading';
  const last = useLastSettled(kind, isLoading);
  if (last === 'loading') return <p className="soft choice-wait">{t.loading}</p>;
  return (
    <div role="status">
      <p>{last === 'offline' ? t.offline : t.unavailable}</p>
      <p>
        <button type="button" className="button button-quiet" aria-disabled={isLoading} onClick={retry}>
          {isLoading ? t.retrying : t.retry}
        </button>
      </p>
    </div>
  );
}
