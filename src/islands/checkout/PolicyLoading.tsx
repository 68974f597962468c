import { checkoutFormMessages } from '../../lib/messages/checkout-form.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** True where they could not be loaded; else they are on their way. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Shown while policies of the trips are unknown, without which nobody can agree. */
export function PolicyLoading({ failed, retry }: Props) {
  const t = checkoutFormMessages(useLanguage()).rules;
  if (!failed) return <p className="soft rules-wait">{t.loading}</p>;
  return (
    <div role="status">
      <p>{t.failed}</p>
      <p>
        <button type="button" className="button button-quiet" onClick={retry}>
          {t.retry}
        </button>
      </p>
    </div>
  );
}
