/** Messages of the mail about what is missing before a trip, in English. */
export const en = {
  subject: (ref: string, day: string) => `Booking ${ref}: details missing for your trip on ${day}`,
  missing: (day: string) => `You travel with us on ${day}. We still need the following:`,
  travellers: 'Traveller details',
  progress: (progress: string) => `${progress}.`,
  progressAndPassports: (progress: string) =>
    `${progress}. One of your trips needs everyone’s passport for its permit.`,
  hotel: {
    title: 'Your hotel',
    text: 'Please tell us where you are staying.',
    link: 'Add your hotel',
  },
  toPay: (amount: string) => `${amount} to pay`,
  done: 'Already done? Then you can ignore this e-mail.',
};

export type EmailTaskReminderMessages = typeof en;
