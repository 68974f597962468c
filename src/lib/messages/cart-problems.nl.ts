import type { CartProblemsMessages } from './cart-problems.en.ts';

/** Messages about trips of a cart that do not fit, in Dutch. Titles are of the trip before. */
export const nl: CartProblemsMessages = {
  duplicate:
    'Deze trip ligt twee keer in je winkelmandje, op dezelfde tijd. Houd ze alleen allebei als je groep te groot is voor één.',
  overlap: (title: string) => `Deze trip vertrekt voordat “${title}” is aangekomen.`,
  far: (title: string) => `Deze trip vertrekt uit een andere plaats, te kort na het einde van “${title}”.`,
  tight: (title: string, minutes: number) =>
    `Deze trip vertrekt ${minutes} minuten na het einde van “${title}”. Je haalt hem alleen als er niets te laat is.`,
  elsewhere: (title: string, to: string, from: string) =>
    `“${title}” brengt je naar ${to}, en deze trip begint in ${from}. Hoe je daar komt, zit niet in je winkelmandje.`,
  anotherTown: 'een andere plaats',
  blocker: {
    problem: 'Wijzig de trips die je zo niet kunt boeken.',
    sample: 'Verwijder de voorbeelden: die kun je niet boeken.',
    over: 'Verwijder de trips die al vertrokken zijn of niet meer worden aangeboden.',
  },
};
