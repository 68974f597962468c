import { isTimeToOffer } from '../../install/install-moment.ts';
import { $cartItems } from '../../stores/cart.ts';
import { $wasAskedToInstall } from '../../stores/install-answer.ts';
import { $saved } from '../../stores/shortlists.ts';
import { showNote } from '../note.ts';

/** What the browser gives when the site can be installed: no type of the language's own knows it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** After what the traveller has just done has been confirmed: two messages at a time are one too many. */
const AFTER_MS = 8000;

function ask(prompt: InstallPrompt): void {
  showNote({
    label: 'Install',
    text: 'Put this site on your home screen? It opens without a connection, with your trips.',
    actions: [
      {
        label: 'Put it there',
        run: async () => {
          await prompt.prompt();
          return undefined;
        },
      },
      { label: 'No, thanks' },
    ],
  });
}

const trips = () => $saved.get().length + $cartItems.get().length;

/**
 * Offers once to install the app, after a trip was put aside or into the cart. Whatever the answer, it is not asked again.
 *
 * @returns what ends it
 */
export function offerInstall(
  prompt: InstallPrompt,
  wait: (task: () => void, ms: number) => void = setTimeout,
): () => void {
  let before = trips();
  const consider = () => {
    const isTime = isTimeToOffer({ wasAsked: $wasAskedToInstall.get(), before, now: trips() });
    before = trips();
    if (!isTime) return;
    $wasAskedToInstall.set(true);
    wait(() => ask(prompt), AFTER_MS);
  };
  const ends = [$saved.listen(consider), $cartItems.listen(consider)];
  return () => {
    for (const end of ends) end();
  };
}
