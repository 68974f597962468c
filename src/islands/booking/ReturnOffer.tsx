interface Props {
  /** "El Nido to Puerto Princesa" */
  readonly route: string;
}

/** Puts the trip into the cart and asks for the day of the way back: see BookingForm.tsx. */
export function ReturnOffer({ route }: Props) {
  return (
    <div className="return-offer">
      <p>
        <strong>And back?</strong> {route}, with the same people and places. You only choose the day.
      </p>
      <button className="button button-quiet" type="submit" value="return">
        Add both ways
      </button>
    </div>
  );
}
