interface Props {
  /** True where they could not be loaded; else they are on their way. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Shown while policies of the trips are unknown, without which nobody can agree. */
export function PolicyLoading({ failed, retry }: Props) {
  if (!failed) return <p className="soft rules-wait">Loading the rules of your trips …</p>;
  return (
    <div role="status">
      <p>The rules and today’s prices of your trips could not be loaded. You see them before you book.</p>
      <p>
        <button type="button" className="button button-quiet" onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  );
}
