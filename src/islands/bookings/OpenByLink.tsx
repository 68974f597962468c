import { type SyntheticEvent, useRef, useState } from 'react';
import { myTripsMessages } from '../../lib/messages/my-trips.ts';
import { Field } from '../kit/Field.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** @returns false where the text has no key */
  readonly onOpen: (text: string) => boolean;
}

/** Opens a booking that was made on another device. */
export function OpenByLink({ onOpen }: Props) {
  const t = myTripsMessages(useLanguage()).open;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    const isOpening = onOpen(text);
    setProblem(isOpening ? undefined : t.problem);
    if (!isOpening) field.current?.focus();
  };
  return (
    <form className="panel open-by-link" noValidate onSubmit={open} aria-labelledby="open-title">
      <h2 id="open-title">{t.title}</h2>
      <p>{t.help}</p>
      <Field id="booking-link" label={t.field} problem={problem}>
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
          {t.action}
        </button>
      </p>
    </form>
  );
}
