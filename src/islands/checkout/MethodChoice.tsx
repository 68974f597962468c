import type { ReactNode } from 'react';

/** A way to pay. */
export interface MethodOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The charge in words. */
  readonly charge: string;
}

interface Props {
  readonly methods: readonly MethodOption[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Shown without methods. */
  readonly children?: ReactNode;
}

/** The way to pay that is chosen, on the page. */
export const findChosenMethod = () => document.querySelector<HTMLElement>('.choice input:checked');

/** The choice of a payment method, the preferred one selected. */
export function MethodChoice({ methods, chosen, onChoose, children }: Props) {
  return (
    <fieldset className="fields">
      <legend>How would you like to pay?</legend>
      {methods.map(({ id, name, description, charge }) => (
        <label key={id} className="choice">
          <input type="radio" name="method" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            <strong>{name}</strong>
            <span className="small">{description}</span>
            <span className="soft small">{charge}</span>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
