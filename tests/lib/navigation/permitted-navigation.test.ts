import { describe, expect, test } from 'vitest';
import { permittedAddress } from '../../../src/lib/navigation/permitted-navigation.ts';

const HERE = 'https://www.example.com/tours/a';

describe('going to another page (specification.md#errors: Navigating to an external address without permission)', () => {
  test.each(['/cart', 'https://www.example.com/tours?a=b#c', '#book'])('%s is of this site', (address) => {
    expect(permittedAddress(address, 'own', HERE)).toBe(address);
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/cart',
    '/\\elsewhere.example',
    'https://www.example.com.elsewhere.example/',
    'http://www.example.com/',
  ])('%s is another site, which needs permission', (address) => {
    expect(() => permittedAddress(address, 'own', HERE)).toThrow(
      `Navigating to an external address without permission: ${address}`,
    );
    expect(permittedAddress(address, 'external', HERE)).toBe(address);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])('%s is never gone to', (address) => {
    expect(() => permittedAddress(address, 'external', HERE)).toThrow('without permission');
  });
});
