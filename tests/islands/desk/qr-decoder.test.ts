import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { decodePicture } from '../../../src/islands/desk/desk-qr-decoder.ts';
import { signVoucher } from '../../../src/server/secrets/voucher-signature.ts';
import { aBooking } from '../../fixtures/builders/a-booking.ts';
import { aRing } from '../../fixtures/steps/a-services.ts';

const SIDE = 640;

/** What a camera sees of a code: turned, a little dark, with light and shadow. */
function aPicture(text: string, { degrees = 0, width = 0.7 } = {}) {
  const { data: modules, size } = encode(text, { ecc: 'M', border: 4 });
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const scale = size / (SIDE * width);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const [dx, dy] = [(x - SIDE / 2) * scale, (y - SIDE / 2) * scale];
      const [column, row] = [dx * cosine + dy * sine + size / 2, dy * cosine - dx * sine + size / 2];
      const isDark = modules[Math.floor(row)]?.[Math.floor(column)] ?? false;
      const shade = (isDark ? 40 : 190) + (x / SIDE) * 40 + ((x * 7 + y * 13) % 11);
      data.fill(shade, (y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
    }
  }
  return { width: SIDE, height: SIDE, data };
}

const signed = (name: string) => {
  const booking = aBooking();
  return signVoucher({ ...booking, booker: { ...booking.booker, name } }, aRing('2027'));
};

describe('a picture of a voucher (specification.md#at-the-pier)', () => {
  test.each(['Maria Santos', 'Peña Ñuñez', '王小明', 'Ana '.repeat(12).trim()])(
    'is read where the name is %s, to the last character',
    (name) => {
      const code = signed(name);
      expect(decodePicture(aPicture(code))).toBe(code);
    },
  );

  test.each([7, 90, -30, 180])('is read when it is turned by %i degrees', (degrees) => {
    const code = signed('Maria Santos');
    expect(decodePicture(aPicture(code, { degrees, width: 0.65 }))).toBe(code);
  });

  test('without a code has none', () => {
    expect(decodePicture({ width: SIDE, height: SIDE, data: new Uint8ClampedArray(SIDE * SIDE * 4) })).toBe(null);
    expect(decodePicture({ width: 0, height: 0, data: new Uint8ClampedArray() })).toBe(null);
  });
});
