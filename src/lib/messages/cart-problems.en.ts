/** Messages about trips of a cart that do not fit, in English. Titles are of the trip before. */
export const en = {
  duplicate: 'This trip is in your cart twice, at the same time. Only keep both if your group is too large for one.',
  overlap: (title: string) => `It leaves before “${title}” has arrived.`,
  far: (title: string) => `It leaves from another town, too soon after “${title}” ends.`,
  tight: (title: string, minutes: number) =>
    `It leaves ${minutes} minutes after “${title}” ends. You will only make it if nothing is late.`,
  elsewhere: (title: string, to: string, from: string) =>
    `“${title}” takes you to ${to}, and this begins in ${from}. How you get there is not in your cart.`,
  anotherTown: 'another town',
  blocker: {
    problem: 'Change the trips that cannot be booked as they are.',
    sample: 'Remove the examples: they cannot be booked.',
    over: 'Remove the trips that have left or are no longer offered.',
  },
};

export type CartProblemsMessages = typeof en;
