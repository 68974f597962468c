interface Props {
  readonly keywords: string;
  /** Somebody is about to type. */
  readonly onReach: () => void;
  readonly onType: (keywords: string | undefined) => void;
  readonly onLeave: () => void;
}

/** Words to look for: a place, a kind of trip, a lagoon. */
export function KeywordField({ keywords, onReach, onType, onLeave }: Props) {
  return (
    <label className="filter-words needs-script">
      <span className="hidden-visually">Words</span>
      <input
        type="search"
        name="q"
        placeholder="Lagoon, kayak, shared van"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={keywords}
        onFocus={onReach}
        onBlur={onLeave}
        onChange={({ target }) => onType(target.value.trimStart() || undefined)}
      />
    </label>
  );
}
