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
        This trip is not recommended under {age} years: it is dark and narrow in the cave, and a group cannot turn round
        for one child.
      </p>
      <label className="tick">
        <input type="checkbox" checked={agreed} onChange={({ target }) => onAgree(target.checked)} />
        <span>We know that, and bring the child all the same.</span>
      </label>
    </div>
  );
}
