import { useState } from 'react';
import { copyingMessages } from '../../lib/messages/copying.ts';
import { useLanguage } from './use-language.ts';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** A button that copies a text to the clipboard. */
export function CopyText({ text, label }: Props) {
  const [message, setMessage] = useState<string>('');
  const t = copyingMessages(useLanguage());
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setMessage(t.done),
      () => setMessage(t.failed),
    );
  return (
    <>
      <button type="button" className="button button-quiet" onClick={copy}>
        {label}
      </button>
      <span role="status" className="copy-status">
        {message}
      </span>
    </>
  );
}
