interface Props {
  readonly currency: string;
  readonly retry: () => void;
}

/** Shown when the list cannot be loaded. */
export function ListProblem({ currency, retry }: Props) {
  return (
    <div className="currency-wait" role="alert">
      <p>The currencies could not be loaded. Prices stay in {currency}.</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
