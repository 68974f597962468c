import { Icon } from '../../../src/islands/kit/Icon.tsx';

interface Props {
  /** What the row is called: "Inclusions 2". */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly move: (to: number) => void;
  readonly remove: () => void;
}

const UP = 'm6 15 6-6 6 6';
const DOWN = 'm6 9 6 6 6-6';
const REMOVE = 'M4 7h16M10 11v6m4-6v6M6 7l1 13h10l1-13M9 7V4h6v3';

/** Moves a row up or down, or takes it out. */
export function RowButtons({ name, index, count, move, remove }: Props) {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <span className="editor-row-buttons">
      <button
        type="button"
        className="icon-button"
        data-row-action="up"
        aria-label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && move(index - 1)}
      >
        <Icon path={UP} />
      </button>
      <button
        type="button"
        className="icon-button"
        data-row-action="down"
        aria-label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={() => !isLast && move(index + 1)}
      >
        <Icon path={DOWN} />
      </button>
      <button
        type="button"
        className="icon-button"
        data-row-action="remove"
        aria-label={`Remove ${name}`}
        onClick={remove}
      >
        <Icon path={REMOVE} />
      </button>
    </span>
  );
}
