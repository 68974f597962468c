import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { messageLinks, shareLinks } from '../../../src/lib/bookings/message-links.ts';
import { qrDrawing } from '../../../src/lib/bookings/qr-code.ts';
import { voucherCode } from '../../../src/lib/bookings/voucher-code.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';

describe('the code on a voucher', () => {
  test('says to a driver without a network whose booking it is, for how many and when', () => {
    expect(voucherCode(aBooking())).toBe('ABCD1234\nMaria Santos\n2027-01-12 07:30 PV-PPS-ELN, 2 people');
  });

  test('says the first trips of many, in the order in which they leave', () => {
    const trips = [3, 1, 2, 4, 5, 6, 7, 8].map((day) =>
      aBookedVan({
        departure: `2027-01-0${day}T07:30:00+08:00`,
        trip: { ...aBookedVan().trip, date: `2027-01-0${day}`, people: 1 },
      }),
    );
    const lines = voucherCode(aBooking({ trips })).split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[2]).toBe('2027-01-01 07:30 PV-PPS-ELN, 1 person');
    expect(lines.at(-1)).toBe('and 2 more');
  });

  test('is drawn module by module, with the quiet zone that readers need', () => {
    const text = voucherCode(aBooking());
    const { size, path } = qrDrawing(text);
    const { data } = encode(text, { ecc: 'M', border: 4 });
    expect(size).toBe(data.length);
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let step = 0; step < Number(run); step += 1) (drawn[Number(y)] ?? [])[Number(x) + step] = true;
    }
    expect(drawn).toEqual(data);
    expect(data.slice(0, 4).flat()).not.toContain(true);
  });
});

describe('a message that is written already', () => {
  const CONTACTS = { email: 'hello@example.com', sms: '+639175550100', whatsapp: '+639175550101' };

  test('goes to the operator by messenger, mail or SMS', () => {
    expect(messageLinks(CONTACTS, 'Booking 7K2M0QXA', 'Two & more\n100%', 'en')).toEqual([
      { kind: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/639175550101?text=Two%20%26%20more%0A100%25' },
      {
        kind: 'email',
        label: 'E-mail',
        href: 'mailto:hello@example.com?subject=Booking%207K2M0QXA&body=Two%20%26%20more%0D%0A100%25',
      },
      { kind: 'sms', label: 'SMS', href: 'sms:+639175550100?body=Two%20%26%20more%0A100%25' },
    ]);
  });

  test('goes to nobody in particular where the traveller says to whom', () => {
    expect(shareLinks('Our trips', 'Text', 'en').map(({ href }) => href)).toEqual([
      'https://wa.me/?text=Text',
      'mailto:?subject=Our%20trips&body=Text',
      'sms:?body=Text',
    ]);
  });
});
