import type { ReactNode } from 'react';

/** A way to pay. */
export interface MethodOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** What is charged, in words. */
  readonly charge: string;
}

interface Props {
  readonly methods: readonly MethodOption[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Where there is nothing to choose from. */
  readonly children?: ReactNode;
}

/** The way to pay that is chosen, on the page. */
export const findChosenMethod = () => document.querySelector<HTMLElement>('.choice input:checked');

/** How to pay: what the service offers, the best one chosen already. */
export function MethodChoice({ methods, chosen, onChoose, children }: Props) {
  return (
    <fieldset className="fields">
      <legend>How do you pay?</legend>
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
