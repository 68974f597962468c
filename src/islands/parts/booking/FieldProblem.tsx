interface Props {
  readonly id: string;
  /** Null while there is nothing to say. */
  readonly text: string | null;
}

/** What is wrong with a field and what to do about it, beside the field. */
export function FieldProblem({ id, text }: Props) {
  return (
    text !== null && (
      <p id={id} className="field-problem">
        {text}
      </p>
    )
  );
}
