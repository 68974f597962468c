import { useRef } from 'react';
import css from './field.css?inline';
import { useStyles } from './use-stylesheet.ts';

interface Props {
  readonly id: string;
  /** The problem, or null. */
  readonly text: string | null;
}

/**
 * The problem of a field and how to correct it. Its space remains when it is corrected, until the
 * field is left, so that nothing moves under a finger.
 */
export function FieldProblem({ id, text }: Props) {
  useStyles(css);
  const last = useRef<string | null>(null);
  last.current = text ?? last.current;
  if (last.current === null) return null;
  return (
    <p id={id} className="field-problem" data-mended={text === null ? last.current : undefined}>
      {text}
    </p>
  );
}
