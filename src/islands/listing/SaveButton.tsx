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
      className="button button-quiet heart"
      data-do="save"
      aria-pressed={isSaved}
      aria-label={title && `Save ${title}`}
    >
      {title ? null : 'Save'}
    </button>
  );
}
