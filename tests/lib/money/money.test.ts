import { describe, expect, test } from 'vitest';
import { minorDigits, unitsOf, wholeMoney } from '../../../src/lib/money/money.ts';

const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR_DECIMALS = 'CLF UYW';
const TWO_DECIMALS = [
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY',
  'COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS',
  'INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR',
  'MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP',
  'STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
].join(' ');

function rows(codes: string, digits: number, minorOf17: number): [string, number, number][] {
  return codes.split(' ').map((code) => [code, digits, minorOf17]);
}

const EVERY_CURRENCY = [
  ...rows(NO_DECIMALS, 0, 17),
  ...rows(TWO_DECIMALS, 2, 1700),
  ...rows(THREE_DECIMALS, 3, 17_000),
  ...rows(FOUR_DECIMALS, 4, 170_000),
];

describe('the smallest unit of every currency (specification.md#price-rule; ISO 4217)', () => {
  test.each(EVERY_CURRENCY)('%s has %d decimals: 17 units are %d', (code, digits, minor) => {
    expect(minorDigits(code)).toBe(digits);
    expect(wholeMoney(17, code)).toEqual({ minor, currency: code });
    expect(unitsOf({ minor, currency: code })).toBe(17);
  });

  test('an unknown currency has 2 decimals', () => {
    expect(minorDigits('ZZZ')).toBe(2);
  });

  test('small letters are the same currency', () => {
    expect(minorDigits('jpy')).toBe(0);
    expect(minorDigits('kwd')).toBe(3);
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])('the word %j is no currency', (word) => {
    expect(minorDigits(word)).toBe(2);
  });
});

describe('money', () => {
  test('in units shows parts of a unit', () => {
    expect(unitsOf({ minor: 1750, currency: 'USD' })).toBe(17.5);
    expect(unitsOf({ minor: 1250, currency: 'KWD' })).toBe(1.25);
    expect(unitsOf({ minor: 1750, currency: 'JPY' })).toBe(1750);
  });

  test('can be owed: negative amounts keep their sign', () => {
    expect(wholeMoney(-17, 'USD')).toEqual({ minor: -1700, currency: 'USD' });
    expect(unitsOf({ minor: -1750, currency: 'USD' })).toBe(-17.5);
  });

  test('of whole units comes back unchanged', () => {
    for (let units = 0; units <= 5000; units += 1) {
      for (const currency of ['USD', 'JPY', 'KWD', 'CLF']) {
        const money = wholeMoney(units, currency);
        expect(Number.isInteger(money.minor)).toBe(true);
        expect(unitsOf(money)).toBe(units);
      }
    }
  });
});
