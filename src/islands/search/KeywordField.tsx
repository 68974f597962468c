import { filtersMessages } from '../../lib/messages/filters.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly keywords: string;
  /** Called when the field gets the focus. */
  readonly onFocus: () => void;
  readonly onType: (keywords: string | undefined) => void;
  readonly onBlur: () => void;
}

/** Words to look for: a place, a kind of trip, a lagoon. */
export function KeywordField({ keywords, onFocus, onType, onBlur }: Props) {
  const t = filtersMessages(useLanguage());
  return (
    <label className="filter-words needs-script">
      <span className="hidden-visually">{t.keywords}</span>
      <input
        type="search"
        name="q"
        placeholder={t.keywordsExample}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={keywords}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={({ target }) => onType(target.value.trimStart() || undefined)}
      />
    </label>
  );
}
