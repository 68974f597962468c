interface Props {
  readonly currency: string;
  readonly retry: () => void;
}

/** Where the list should be when it cannot be had. */
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
