import type { Field } from '../../lib/field.ts';
import { limitText } from '../../lib/text-limit.ts';
import type { ScalarProps } from './ScalarControl.tsx';

interface Props extends ScalarProps {
  readonly field: Extract<Field, { kind: 'text' }>;
}

/** Texts of about a line fit into one. */
const LINE_LENGTH = 60;
const MIN_ROWS = 2;

/** A day is chosen from a calendar; what is allowed says that it is one. */
const DAY = /\ba date such as\b/;

/** A text with how long it is and may be. */
export function TextControl({ field, named, value, onChange, ...control }: Props) {
  const text = typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);
  const limit = limitText(text.length, field.minLength, field.maxLength);
  const isOutside = text.length < field.minLength || (field.maxLength !== null && text.length > field.maxLength);
  const limitId = `${control.id}-limit`;
  const props = {
    ...control,
    'aria-describedby': [control['aria-describedby'], limit && limitId].filter(Boolean).join(' ') || undefined,
    value: text,
    spellCheck: field.isLong,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value === '' && !named.isRequired ? undefined : target.value),
  };
  return (
    <>
      {field.isLong ? (
        <textarea {...props} rows={Math.max(MIN_ROWS, Math.ceil(text.length / LINE_LENGTH))} />
      ) : (
        <input {...props} type={DAY.test(field.allowed) ? 'date' : 'text'} autoComplete="off" />
      )}
      {limit && (
        <p id={limitId} className="editor-limit" data-outside={isOutside && text !== '' ? '' : undefined}>
          {limit}
        </p>
      )}
    </>
  );
}
