import type { AskedListings } from '../../lib/catalogue/known-listing.ts';
import { shortlistProblemsMessages } from '../../lib/messages/shortlist-problems.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly listings: AskedListings;
  readonly onRetry: () => void;
}

/** The listings of a shortlist that cannot be shown, with reasons. */
export function LoadErrors({ listings: { gone, failed }, onRetry }: Props) {
  const t = shortlistProblemsMessages(useLanguage());
  return (
    <>
      {gone.length > 0 && <p className="list-note">{t.gone(gone.length)}</p>}
      {failed.length > 0 && (
        <p className="list-note" role="alert">
          {`${t.failed(failed.length)} `}
          <button type="button" className="button button-quiet" onClick={onRetry}>
            {t.retry}
          </button>
        </p>
      )}
    </>
  );
}

/** The error of a list whose code did not load, shown by hydrate-list.ts. */
export function MissingCode() {
  const t = shortlistProblemsMessages(useLanguage());
  return (
    <p className="list-note" hidden>
      {t.noCode}
    </p>
  );
}
