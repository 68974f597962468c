import { useState } from 'react';
import { Disclosure } from '../kit/Disclosure.tsx';

interface Props {
  /** The link that opens the cart on another device, with its secret. */
  readonly link: string;
}

/** Buttons to share the cart. */
export function ShareCart({ link }: Props) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setStatus('Copied. Paste it anywhere.'),
      () => setStatus('Your browser does not allow it: select the link and copy it.'),
    );
  return (
    <Disclosure className="cart-share" summary="Open on another device, or share">
      <p className="small">
        Whoever has this link sees your trips and the contact details that you have entered, and can change the cart.
        Once it is booked, they can open and cancel the booking too. Send it only to people you travel with.
      </p>
      <input readOnly aria-label="Link to this cart" value={link} onFocus={({ target }) => target.select()} />
      <button type="button" className="button button-quiet" onClick={copy}>
        Copy the link
      </button>
      <p role="status" className="small">
        {status}
      </p>
    </Disclosure>
  );
}
