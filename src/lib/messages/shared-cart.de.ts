import type { SharedCartMessages } from './shared-cart.en.ts';

/** Messages of a cart that others can open, in German. */
export const de: SharedCartMessages = {
  title: 'Dieser Warenkorb ist geteilt',
  text: 'Du hast ihn über einen Link geöffnet. Wer den Link hat, kann diese Trips sehen und ändern. Sobald du buchst, auch deinen Namen, deine E-Mail und Handynummer sehen und die Buchung stornieren.',
  makePrivate: 'Privat machen',
  own: 'Dieser Warenkorb gehört jetzt nur dir. Der Link öffnet weiter den geteilten.',
  friend: {
    title: 'Jemand hat diesen Warenkorb gebucht',
    text: (ref: string) =>
      `Jemand mit dem Link hat ihn als ${ref} gebucht. Deine Trips und Angaben sind noch hier. Buch nur noch einmal, wenn du mehr Trips willst.`,
    see: 'Zur Buchung',
    keep: 'Meine Trips behalten',
  },
};
