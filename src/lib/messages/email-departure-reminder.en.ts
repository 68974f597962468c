/** Messages of the mail on the day before a departure, in English. */
export const en = {
  subject: (ref: string, day: string, ready: string) => `Booking ${ref}: be ready on ${day} at ${ready}`,
  ready: (day: string, ready: string) => `You travel with us on ${day}. Be ready at ${ready}, Palawan time.`,
  call: (phone: string) => `Is something wrong, or is nobody there? Call ${phone}.`,
  passports: 'Bring everyone’s passport, including children’s.',
  luggage: 'Luggage:',
};

export type EmailDepartureReminderMessages = typeof en;
