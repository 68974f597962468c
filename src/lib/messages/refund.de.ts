import type { RefundMessages } from './refund.en.ts';

/** Messages of the refund of a booking in German. */
export const de: RefundMessages = {
  paidBack:
    'Wir erstatten über deine ursprüngliche Zahlungsart, oder wie mit dir vereinbart. Banken brauchen bis zu zehn Werktage.',
  ifCancelled: {
    nothingPaid: 'Du hast noch nichts bezahlt. Stornierst du jetzt, zahlst du nichts.',
    nothing: (paid: string) =>
      `Stornierst du jetzt, werden die ${paid}, die du bezahlt hast, nach den Regeln deiner Trips nicht erstattet.`,
    all: (paid: string) =>
      `Stornierst du jetzt, bekommst du alles zurück, ${paid}, auf dem Weg, auf dem du gezahlt hast.`,
    part: (refund: string, paid: string) =>
      `Stornierst du jetzt, bekommst du ${refund} von ${paid} zurück, auf dem Weg, auf dem du gezahlt hast.`,
  },
  cancelled: {
    due: (refund: string) => `Du bekommst ${refund} zurück.`,
    done: (refund: string) => `Wir haben ${refund} erstattet.`,
    nothingPaid: 'Du hattest nichts bezahlt, also gibt es nichts zu erstatten.',
    nothing: (paid: string) => `Die ${paid}, die du bezahlt hast, werden nach den Regeln deiner Trips nicht erstattet.`,
  },
};
