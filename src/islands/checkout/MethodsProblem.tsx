import { requestNumberText } from '../../lib/checkout/request-error.text.ts';
import { paymentMethodsMessages } from '../../lib/messages/payment-methods.ts';
import { joinSentences } from '../../lib/text/join-words.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useLastSettled } from '../kit/use-last-settled.ts';

interface Props {
  /** "loading" while they are on their way. */
  readonly kind: 'loading' | 'offline' | 'unavailable' | 'not-found';
  readonly requestId?: string | undefined;
  readonly retry: () => void;
}

/** Shown while the payment methods are unknown. */
export function MethodsProblem({ kind, requestId, retry }: Props) {
  const language = useLanguage();
  const t = paymentMethodsMessages(language);
  const isLoading = kind === 'loading';
  const last = useLastSettled(kind, isLoading);
  const number = useLastSettled(requestNumberText(requestId, language), isLoading);
  if (last === 'loading') return <p className="soft choice-wait">{t.loading}</p>;
  return (
    <div role="status">
      <p>{joinSentences([last === 'offline' ? t.offline : t.unavailable, number], language)}</p>
      <p>
        <button type="button" className="button button-quiet" aria-disabled={isLoading} onClick={retry}>
          {isLoading ? t.retrying : t.retry}
        </button>
      </p>
    </div>
  );
}
