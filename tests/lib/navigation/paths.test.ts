import { describe, expect, test } from 'vitest';
import {
  articlePath,
  bookingPath,
  buildMetaPath,
  cancelPath,
  confirmationPath,
  destinationPath,
  imagePath,
  landingPartPath,
  PATHS,
  pagePath,
  routePath,
  STATIC_PATHS,
  voucherLink,
} from '../../../src/lib/navigation/paths.ts';

describe('addresses (specification.md#routes)', () => {
  test.each([
    [pagePath('private-transfers'), '/private-transfers'],
    [landingPartPath('tours', 1), '/tours'],
    [landingPartPath('tours', 2), '/tours/page/2'],
    [destinationPath('el-nido'), '/destinations/el-nido'],
    [articlePath('how-to-get-to-el-nido'), '/article/how-to-get-to-el-nido'],
    [routePath('el-nido', 'sabang'), '/el-nido-to-sabang'],
    [bookingPath('x'), '/booking/x'],
    [confirmationPath('ABCD1234', 'en'), '/confirmation?ref=ABCD1234'],
    [cancelPath('ABCD1234', 'en'), '/cancel?ref=ABCD1234'],
  ])('are the same everywhere: %s', (path, expected) => {
    expect(path).toBe(expected);
  });

  test('a voucher opens with a secret that no server is told', () => {
    const { pathname, search, hash } = new URL(voucherLink('https://palawan.example', 'ABCD1234', 'a-secret_0', 'en'));
    expect([pathname, search, hash]).toEqual(['/confirmation', '', '#ref=ABCD1234&secret=a-secret_0']);
  });

  test.each([
    ['home', '/'],
    ['tours', '/tours'],
    ['transfers', '/transfers'],
    ['airportTransfers', '/airport-transfers'],
    ['destinations', '/destinations'],
    ['transportation', '/transportation'],
    ['cart', '/cart'],
    ['articleElNido', '/article/how-to-get-to-el-nido'],
    ['privateTourDetails', '/privatetour-details-PPS-PV-PPUREN'],
  ] as const)('%s is at %s', (name, path) => {
    expect({ ...PATHS, ...STATIC_PATHS }[name]).toBe(path);
  });
});

describe('files (specification.md#image-groups)', () => {
  test('a picture stands in the folder of its group', () => {
    expect(imagePath('ELN-A', 2)).toBe('/images/ELN-A/ELN-A2.webp');
  });

  test('a build has its route rules', () => {
    expect(buildMetaPath('7K2M0QXA')).toBe('/builds/meta/7K2M0QXA.json');
  });
});
