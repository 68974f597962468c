import { filtersMessages } from '../../lib/messages/filters.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Why the list is not what was requested, with a way to try again. */
export function SearchProblemNotice({ text, onRetry }: Props) {
  const t = filtersMessages(useLanguage());
  return (
    <p className="search-note" role="alert">
      <span>{text}</span>{' '}
      <button className="button button-quiet" type="button" onClick={onRetry}>
        {t.retry}
      </button>
    </p>
  );
}
