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
      () => setStatus('Your browser does not allow copying. Select the link and copy it.'),
    );
  return (
    <Disclosure className="cart-share" summary="Open on another device, or share">
      <p className="small">
        Anyone with this link can see your trips and contact details and change the cart. Once the cart is booked, they
        can open and cancel the booking too. Only send it to people you travel with.
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
