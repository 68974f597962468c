import { useEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly onUndo: () => void;
}

/** Says what was taken out and offers it back for as long as the page is open. The button that did it is gone: this one has the focus. */
export function RemovedNote({ title, onUndo }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal takes the focus
  useEffect(() => button.current?.focus({ preventScroll: true }), [title]);
  return (
    <p className="cart-removed">
      <span>Taken out: {title}</span>
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        aria-label={`Put back ${title}`}
        onClick={onUndo}
      >
        Undo
      </button>
    </p>
  );
}
