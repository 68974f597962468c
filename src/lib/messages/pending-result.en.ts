/** Messages of what became of a booking that waited for a connection in English. */
export const en = {
  sent: (ref: string) => `Your booking was sent: ${ref}. `,
  view: 'View and pay',
  refused: (reason: string) => `Your booking was not made. ${reason} `,
  check: 'Check it',
};

export type PendingResultMessages = typeof en;
