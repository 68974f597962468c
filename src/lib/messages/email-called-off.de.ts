import type { EmailCalledOffMessages } from './email-called-off.en.ts';

/** Messages of the mail about a departure that is called off, in German. */
export const de: EmailCalledOffMessages = {
  subject: (ref: string, day: string) => `Abgesagt: ${day} (Buchung ${ref})`,
  yourTrip: 'Dein Trip',
  sorry: 'Es tut uns leid: Dieser Trip kann nicht stattfinden.',
  reason: (reason: string) => `Grund (auf Englisch): „${reason}“`,
  others: 'Deine anderen Trips finden wie gebucht statt.',
  choose:
    'Wähle eine dieser zwei Möglichkeiten, beide kosten nichts. Die Fristen deiner Buchung gelten nicht. Funktionieren die Links nicht, antworte auf diese E-Mail oder ruf uns an.',
  change: {
    title: 'Anderer Termin',
    text: 'Wähle Tag und Zeit, die dir passen. Wir verschieben deinen Trip sofort.',
    link: 'Anderen Termin wählen',
  },
  refund: {
    title: 'Volle Erstattung',
    ofOneTrip:
      'Wir erstatten alles, was du für diesen Trip bezahlt hast, auf dem Weg, auf dem du gezahlt hast. Deine anderen Trips bleiben gebucht. Der Link zeigt den Betrag, bevor du dich entscheidest.',
    nothingPaid: 'Du hast noch nicht bezahlt, also gibt es nichts zu erstatten. Der Link storniert die Buchung.',
    ofAll: (paid: string) =>
      `Wir erstatten alles, was du bezahlt hast, ${paid}, auf dem Weg, auf dem du gezahlt hast. Der Link zeigt den Betrag, bevor du die Buchung stornierst.`,
    link: 'Alles erstatten lassen',
  },
  booking: 'Deine Buchung',
};
