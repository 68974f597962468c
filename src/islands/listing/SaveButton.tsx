interface Props {
  /** What is saved; without it the button shows its word, beside other buttons. */
  readonly title?: string;
  readonly isSaved?: boolean;
}

/** Saves the listing that it stands in, or removes it: actions.ts answers the click, also before React is there. */
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
