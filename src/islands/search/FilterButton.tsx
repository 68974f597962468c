import { filtersMessages } from '../../lib/messages/filters.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** Number of filters in use. */
  readonly count: number;
  readonly onOpen: () => void;
}

/** Opens the sheet with the filters on a phone. */
export function FilterButton({ count, onOpen }: Props) {
  const t = filtersMessages(useLanguage());
  return (
    <button
      className="button button-quiet filter-open needs-script"
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {count > 0 ? t.filtersCount(count) : t.filters}
    </button>
  );
}
