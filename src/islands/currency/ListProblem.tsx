import { currencyPickerMessages } from '../../lib/messages/currency-picker.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly currency: string;
  readonly retry: () => void;
}

/** Shown when the list cannot be loaded. */
export function ListProblem({ currency, retry }: Props) {
  const t = currencyPickerMessages(useLanguage());
  return (
    <div className="currency-wait" role="alert">
      <p>{t.notLoaded(currency)}</p>
      <button type="button" className="button" onClick={retry}>
        {t.retry}
      </button>
    </div>
  );
}
