import { peopleText } from '../../lib/money/people.ts';
import { sanitizeUserName, sanitizeUserText } from '../../lib/text/sanitize-user-text.ts';
import { vehicleText } from './manifest.text.ts';
import type { Departure, ManifestGroup } from './manifest.ts';

/** More than these are read by nobody at a wheel. */
const MAX_MESSAGES = 3;
const MAX_PLACE_LENGTH = 24;

/** Characters of one SMS, and of each part of a longer one. */
const PLAIN = { one: 160, part: 153 } as const;
const ANY = { one: 70, part: 67 } as const;

/** Characters of the GSM alphabet. With any other one an SMS has half the room. */
const GSM_TEXT = /^[A-Za-z0-9 \n@£$¥_!"#%&'()*+,\-./:;<=>?]*$/;

/** A manifest for a phone without internet. */
export interface ManifestSms {
  readonly text: string;
  /** How many SMS it takes. */
  readonly messages: number;
}

/**
 * What a company runs on a day, in short lines. Hour and listing, then people, name, number and
 * pickup of each booking; pickups are left out where it would be over three SMS.
 */
export function manifestSms(groups: readonly ManifestGroup[], day: string): ManifestSms {
  const full = withoutAccents(textOf(groups, day, true));
  const text = messagesOf(full) <= MAX_MESSAGES ? full : withoutAccents(textOf(groups, day, false));
  return { text, messages: messagesOf(text) };
}

function textOf(groups: readonly ManifestGroup[], day: string, hasPickups: boolean): string {
  const people = groups.reduce((sum, group) => sum + group.people, 0);
  const lines = groups.flatMap((group) => [headOf(group), ...group.trips.map((trip) => lineOf(trip, hasPickups))]);
  return [`${day}: ${peopleText(people, 'en')}`, ...lines].join('\n');
}

function headOf(group: ManifestGroup): string {
  const vehicle = vehicleText(group);
  return [group.departure.slice(11, 16), group.listingCode, ...(vehicle === null ? [] : [vehicle])].join(' ');
}

function lineOf({ people, booker, pickup, isCalledOff }: Departure, hasPickup: boolean): string {
  const [place = ''] = pickup.name.split(',');
  return [
    ...(isCalledOff ? ['CALLED OFF'] : []),
    people,
    sanitizeUserName(booker.name),
    booker.mobile,
    ...(hasPickup ? [sanitizeUserText(place, MAX_PLACE_LENGTH)] : []),
  ].join(' ');
}

/** The text without accents: one letter that GSM lacks would halve the room of every SMS. */
function withoutAccents(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replaceAll('…', '.');
  return GSM_TEXT.test(plain) ? plain : text.normalize('NFC');
}

function messagesOf(text: string): number {
  const { one, part } = GSM_TEXT.test(text) ? PLAIN : ANY;
  return text.length <= one ? 1 : Math.ceil(text.length / part);
}
