import { type MouseEvent, type Ref, useId } from 'react';

/** A field that is not filled as it must be. */
export interface FieldError {
  /** The id of its control. */
  readonly id: string;
  readonly text: string;
}

interface Props {
  readonly errors: readonly FieldError[];
  /** Where the focus goes when the form was sent. */
  readonly box: Ref<HTMLElement>;
}

/** By a link alone the page would scroll, and the address would change. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Everything that is missing, each with a way to it: on a long form the first one may be out of sight. */
export function ErrorSummary({ errors, box }: Props) {
  const title = useId();
  if (errors.length === 0) return null;
  return (
    <section ref={box} className="notice" data-tone="problem" aria-labelledby={title} tabIndex={-1}>
      <h2 id={title}>{errors.length === 1 ? 'One thing is missing' : `${errors.length} things are missing`}</h2>
      <ul className="error-links">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
