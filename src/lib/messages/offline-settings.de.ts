import type { OfflineSettingsMessages } from './offline-settings.en.ts';

/** Messages of the page of what a phone has saved, in German. */
export const de: OfflineSettingsMessages = {
  title: 'Auf diesem Handy gespeichert',
  description:
    'Welche Seiten dieser Website sich auf diesem Handy offline öffnen, wie viel Platz sie brauchen und wie du sie speicherst oder löschst.',
  missing: {
    text: 'Du bist offline oder deine Verbindung ist zu schwach, und diese Seite wurde vorher nicht gespeichert.',
    again: 'Noch einmal',
    savedPages: 'Gespeicherte Seiten',
  },
  lead: 'Gespeicherte Seiten öffnen sich offline, mit Preisen, Suche und deinem Warenkorb. Buchst du offline, wartet die Buchung hier, bis du online bist.',
  help: 'Hilfe und Kontakt',
  noScript:
    'Zum Speichern braucht es JavaScript, das in deinem Browser ausgeschaltet ist. Online funktioniert jede Seite.',
  unavailable:
    'Dieser Browser kann keine Seiten speichern. Private Fenster und manche Einstellungen verhindern es. Online funktioniert alles.',
  facts: {
    saved: 'Gespeichert',
    used: 'Belegter Platz',
    free: 'Freier Platz für diese Website',
    persisted: 'Wie lange',
  },
  saveEverything: 'Alles speichern',
  clear: 'Gespeichertes löschen',
  openOffline: 'Offline öffnen',
  savedPage: 'Gespeicherte Seite',
};
