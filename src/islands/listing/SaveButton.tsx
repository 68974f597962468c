interface Props {
  /** The title of the listing; without it the button shows its word, beside other buttons. */
  readonly title?: string;
  readonly isSaved?: boolean;
}

/**
 * Saves or removes the listing around it. Clicks are handled by actions.ts, also before hydration.
 */
export function SaveButton({ title, isSaved = false }: Props) {
  return (
    <button
      type="button"
      className={title ? 'icon-button heart' : 'button button-quiet heart'}
      data-do="save"
      aria-pressed={isSaved}
      aria-label={title && `Save ${title}`}
    >
      {title ? null : 'Save'}
    </button>
  );
}

interface CompareProps {
  readonly title: string;
  readonly isCompared: boolean;
}

/** Adds the card's listing to the comparison, or removes it; handled like {@link SaveButton}. */
export function CompareButton({ title, isCompared }: CompareProps) {
  return (
    <button
      type="button"
      className="icon-button scales"
      data-do="compare"
      aria-pressed={isCompared}
      aria-label={`Compare ${title}`}
    />
  );
}
