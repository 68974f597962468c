import { useRef } from 'react';

interface Props {
  readonly id: string;
  /** Null while there is nothing to say. */
  readonly text: string | null;
}

/**
 * What is wrong with a field and what to do about it, beside the field. Once it is mended its place stays empty: nothing below may move while somebody is about
 * to press it.
 */
export function FieldProblem({ id, text }: Props) {
  const last = useRef<string | null>(null);
  last.current = text ?? last.current;
  if (last.current === null) return null;
  return (
    <p id={id} className="field-problem" data-mended={text === null ? last.current : undefined}>
      {text}
    </p>
  );
}
