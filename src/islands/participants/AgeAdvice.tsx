interface Props {
  /** The advised minimum age. */
  readonly age: number;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
}

/**
 * The advice on young children, with a checkbox for the booker (specification.md#travellers-rules).
 */
export function AgeAdvice({ age, agreed, onAgree }: Props) {
  return (
    <div className="notice" data-tone="waiting">
      <p>
        This trip is not recommended for children under {age} years: the cave is dark and narrow, and the group cannot
        turn back for one child.
      </p>
      <label className="tick">
        <input type="checkbox" checked={agreed} onChange={({ target }) => onAgree(target.checked)} />
        <span>We understand and will bring the child anyway.</span>
      </label>
    </div>
  );
}
