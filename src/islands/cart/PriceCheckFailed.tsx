interface Props {
  readonly retry: () => void;
}

/** The notice that prices could not be checked and are shown as added. */
export function PriceCheckFailed({ retry }: Props) {
  return (
    <p className="cart-warning" role="alert">
      Some prices could not be checked. Check your connection. You see the prices from when you added the trips; we
      check them again before you pay.{' '}
      <button type="button" className="button button-quiet" onClick={retry}>
        Check again
      </button>
    </p>
  );
}
