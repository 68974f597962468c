import type { CartProblemsMessages } from './cart-problems.en.ts';

/** Messages about trips of a cart that do not fit, in Spanish. Titles are of the trip before. */
export const es: CartProblemsMessages = {
  duplicate:
    'Este viaje está dos veces en tu carrito, a la misma hora. Deja los dos solo si tu grupo es demasiado grande para uno.',
  overlap: (title: string) => `Sale antes de que llegue “${title}”.`,
  far: (title: string) => `Sale de otra localidad, demasiado pronto después de “${title}”.`,
  tight: (title: string, minutes: number) =>
    `Sale ${minutes} min después de que termine “${title}”. Solo llegas si nada se retrasa.`,
  elsewhere: (title: string, to: string, from: string) =>
    `“${title}” te lleva a ${to}, y este empieza en ${from}. Cómo llegas hasta allí no está en tu carrito.`,
  anotherTown: 'otra localidad',
  blocker: {
    problem: 'Cambia los viajes que no se pueden reservar como están.',
    sample: 'Quita los ejemplos: no se pueden reservar.',
    over: 'Quita los viajes que ya han salido o que ya no se ofrecen.',
  },
};
