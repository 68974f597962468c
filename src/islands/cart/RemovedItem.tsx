interface Props {
  readonly title: string;
  readonly onUndo: () => void;
}

/** Says what was removed last and offers it back for as long as the tab is open. */
export function RemovedItem({ title, onUndo }: Props) {
  return (
    <p className="cart-removed">
      <span>Taken out: {title}</span>
      <button type="button" className="button button-quiet" aria-label={`Put back ${title}`} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
