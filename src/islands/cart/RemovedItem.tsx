interface Props {
  readonly title: string;
  readonly onUndo: () => void;
}

/** The last removed item with an undo button, while the tab is open. */
export function RemovedItem({ title, onUndo }: Props) {
  return (
    <p className="cart-removed">
      <span>Removed: {title}</span>
      <button type="button" className="button button-quiet" aria-label={`Undo: put back ${title}`} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
