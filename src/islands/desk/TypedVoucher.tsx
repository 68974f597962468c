import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { typedVoucher } from '../../lib/desk/typed-voucher.ts';
import { Field } from '../kit/Field.tsx';

interface Props {
  readonly onCode: (code: string) => void;
}

/** A reference or a voucher's text, typed where there is no camera. */
export function TypedVoucher({ onCode }: Props) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isEmpty = text.trim() === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isEmpty) onCode(typedVoucher(text));
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) submit(event);
  };
  return (
    <form className="desk-typed" onSubmit={submit}>
      <Field
        id="typed-voucher"
        label="Or type the reference"
        problem={isChecked && isEmpty ? 'Eight letters and digits, such as 7K2M0QXA' : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={1}
            maxLength={1000}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={submitOnEnter}
          />
        )}
      </Field>
      <button type="submit" className="button button-quiet">
        Check
      </button>
    </form>
  );
}
