interface Props {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Why the list is not what was requested, with a way to try again. */
export function SearchProblemNotice({ text, onRetry }: Props) {
  return (
    <p className="search-note" role="alert">
      <span>{text}</span>{' '}
      <button className="button button-quiet" type="button" onClick={onRetry}>
        Try again
      </button>
    </p>
  );
}
