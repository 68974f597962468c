interface Props {
  /** True where they could not be loaded; else they are on their way. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Shown while policies of the trips are unknown, without which nobody can agree. */
export function PolicyLoading({ failed, retry }: Props) {
  if (!failed) return <p className="soft rules-wait">Loading your cancellation rules …</p>;
  return (
    <div role="status">
      <p>The cancellation rules and today’s prices could not be loaded. You will see them before you book.</p>
      <p>
        <button type="button" className="button button-quiet" onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  );
}
