import { useState } from 'react';

interface Props {
  readonly text: string;
  readonly label: string;
}

const MESSAGES = { done: 'Copied.', failed: 'Your browser does not allow copying. Select the text instead.' } as const;

/** A button that copies a text to the clipboard. */
export function CopyText({ text, label }: Props) {
  const [message, setMessage] = useState<string>('');
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setMessage(MESSAGES.done),
      () => setMessage(MESSAGES.failed),
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
