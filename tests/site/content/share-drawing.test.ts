import type { Font } from 'opentype.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawSharePicture, drawShareWords, fitPhotograph } from '../../../src/site/content/share-drawing.ts';
import { fontsFor } from '../../../src/site/content/share-fonts.ts';
import { linesOf, measureParts, outlineOf } from '../../../src/site/content/share-lines.ts';

async function linesAt(text: string, size: number): Promise<readonly string[]> {
  return linesOf(measureParts(text, await fontsFor([text])), size, 1000);
}

describe('the words of a share picture (specification.md#shared-links)', () => {
  test.each([
    ['Latin letters with marks', 'À l’île d’El Nido: ñ ß ü œ – 17 $'],
    ['Korean', '푸에르토프린세사에서 엘니도 가는 단독 밴, 1인당 US$17부터'],
    ['Chinese', '公主港到爱妮岛：私人包车（最多10人），每人17美元起'],
  ])('have a font for each character of %s', async (_what, text) => {
    const fonts = await fontsFor([text]);
    expect([...text].filter((character) => !fonts.has(character))).toEqual([]);
  });

  test('are drawn without characters that no font has', async () => {
    const words = await drawShareWords({ siteName: 'Dalan', title: '🛶 Boat', note: '$17' });
    expect(words).toContain('<path fill="#fff" d="M');
    expect(words).not.toContain('NaN');
  });

  test('have coordinates of one decimal, rounded as a decimal text of them is', () => {
    const numbers = [0.05, 0.15, 0.25, 0.35, 1.005, 8.45, 1234.55, 99.949999, 7, 0.04999999].flatMap((n) => [n, -n]);
    const commands = [...numbers.map((x) => ({ type: 'L', x, y: 2 * x })), { type: 'Z' }];
    const font = { getPath: () => ({ commands }) } as unknown as Font;
    const decimal = (value: number) => Number(value.toFixed(1));
    expect(outlineOf('A', 0, 0, 10, new Map([['A', font]]))).toBe(
      `${numbers.map((x) => `L${decimal(x)} ${decimal(2 * x)}`).join('')}Z`,
    );
  });

  test('break after spaces, and between Chinese words but not before a comma', async () => {
    expect(await linesAt('Private van from Puerto Princesa to El Nido', 84)).toEqual([
      'Private van from Puerto',
      'Princesa to El Nido',
    ]);
    const lines = await linesAt('从公主港机场或酒店出发，到爱妮岛（El Nido）的私人包车', 84);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => /^[，）]|（$/.test(line))).toEqual([]);
  });
});

test('A share picture is a progressive JPEG of 1200 by 630 pixels and at most 120 KB (specification.md#shared-links)', async () => {
  const noise = {
    create: { width: 1600, height: 1000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 9 } },
  };
  const photograph = await sharp(noise as never)
    .webp()
    .toBuffer();
  const words = await drawShareWords({ siteName: 'Dalan', title: '爱妮岛', note: '17美元' });
  const picture = await drawSharePicture(await fitPhotograph(photograph), words);
  expect(picture.length).toBeLessThanOrEqual(120_000);
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
    isProgressive: true,
  });
});
