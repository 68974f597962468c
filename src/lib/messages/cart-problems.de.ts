import type { CartProblemsMessages } from './cart-problems.en.ts';

/** Messages about trips of a cart that do not fit, in German. Titles are of the trip before. */
export const de: CartProblemsMessages = {
  duplicate:
    'Dieser Trip liegt zweimal im Warenkorb, zur selben Zeit. Behalt beide nur, wenn deine Gruppe für einen zu groß ist.',
  overlap: (title: string) => `Er startet, bevor „${title}“ angekommen ist.`,
  far: (title: string) => `Er startet in einem anderen Ort, zu kurz nach dem Ende von „${title}“.`,
  tight: (title: string, minutes: number) =>
    `Er startet ${minutes} Minuten nach dem Ende von „${title}“. Das klappt nur, wenn sich nichts verspätet.`,
  elsewhere: (title: string, to: string, from: string) =>
    `„${title}“ endet in ${to}, und dieser Trip beginnt in ${from}. Wie du dorthin kommst, liegt nicht im Warenkorb.`,
  anotherTown: 'einem anderen Ort',
  blocker: {
    problem: 'Ändere die Trips, die sich so nicht buchen lassen.',
    sample: 'Entferne die Beispiele: Sie lassen sich nicht buchen.',
    over: 'Entferne die Trips, die schon gestartet sind oder nicht mehr angeboten werden.',
  },
};
