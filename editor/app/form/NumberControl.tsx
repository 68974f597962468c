import { useState } from 'react';
import type { Field } from '../../lib/field.ts';
import type { ScalarProps } from './ScalarControl.tsx';

interface Props extends ScalarProps {
  readonly field: Extract<Field, { kind: 'number' }>;
}

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** What is typed as a number; a text that is none stays, so that the check can name it. */
function numberOf(text: string): unknown {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  return NUMBER.test(plain) ? Number(plain) : text;
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** A number, with decimals after a point or a comma. */
export function NumberControl({ field, named, value, onChange, ...control }: Props) {
  const [typed, setTyped] = useState(textOf(value));
  const text = numberOf(typed) === value ? typed : textOf(value);
  const usual = named.defaultValue;
  return (
    <input
      {...control}
      type="text"
      inputMode={field.isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="editor-number"
      placeholder={usual === undefined ? undefined : `usually ${String(usual)}`}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberOf(target.value));
      }}
    />
  );
}
