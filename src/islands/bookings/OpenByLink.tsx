import { type SyntheticEvent, useRef, useState } from 'react';
import { Field } from '../kit/Field.tsx';

interface Props {
  /** @returns false where the text has no key */
  readonly onOpen: (text: string) => boolean;
}

const PROBLEM = 'That is not a booking link. Copy the whole link from our e-mail, including the last part.';

/** Opens a booking that was made on another device. */
export function OpenByLink({ onOpen }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    const isOpening = onOpen(text);
    setProblem(isOpening ? undefined : PROBLEM);
    if (!isOpening) field.current?.focus();
  };
  return (
    <form className="panel open-by-link" noValidate onSubmit={open} aria-labelledby="open-title">
      <h2 id="open-title">Booked on another device?</h2>
      <p>Open the link in our e-mail on this device, or paste it here.</p>
      <Field id="booking-link" label="Link to your booking" problem={problem}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p>
        <button type="submit" className="button">
          Open
        </button>
      </p>
    </form>
  );
}
