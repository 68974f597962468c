import { type MouseEvent, type Ref, useId, useRef } from 'react';
import { checkoutFormMessages } from '../../lib/messages/checkout-form.ts';
import { useLanguage } from '../kit/use-language.ts';

/** A field that is not filled as it must be. */
export interface FieldError {
  /** The id of its control. */
  readonly id: string;
  readonly text: string;
}

interface Props {
  readonly errors: readonly FieldError[];
  /** The ids of all controls in the order of the form. */
  readonly order: readonly string[];
  /** Number of tries to submit; corrected problems are listed until the next one. */
  readonly tries: number;
  /** The element that gets the focus after a submit. */
  readonly box: Ref<HTMLElement>;
}

/** Focuses a field without changing the address. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** The problems of the last submit, and those found since. */
function useFound(errors: readonly FieldError[], tries: number): readonly FieldError[] {
  const found = useRef<{ tries: number; errors: readonly FieldError[] }>({ tries: 0, errors: [] });
  const isNew = found.current.tries !== tries;
  const before = isNew ? [] : found.current.errors;
  const later = errors.filter(({ id }) => before.every((known) => known.id !== id));
  // Checks take a moment: a try counts once something was found.
  if (errors.length > 0 || !isNew) found.current = { tries, errors: [...before, ...later] };
  return isNew && errors.length === 0 ? [] : found.current.errors;
}

/**
 * The list of problems, each with a link to its field. Corrected ones remain until the next submit,
 * so that nothing moves under a finger.
 */
export function ErrorSummary({ errors, order, tries, box }: Props) {
  const t = checkoutFormMessages(useLanguage());
  const title = useId();
  const found = useFound(errors, tries).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  if (found.length === 0) return null;
  const open = new Map(errors.map(({ id, text }) => [id, text]));
  return (
    <section
      ref={box}
      className="notice"
      data-tone={errors.length > 0 ? 'problem' : 'good'}
      aria-labelledby={title}
      tabIndex={-1}
    >
      <h2 id={title}>{errors.length === 0 ? t.complete : t.missing(errors.length)}</h2>
      <ul className="error-links">
        {found.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {open.has(id) ? open.get(id) : <s>{text}</s>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
