import { describe, expect, test } from 'vitest';
import { jsonLdText } from '../../../src/site/page-models/json-ld.ts';

describe('structured data as text', () => {
  const text = jsonLdText({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>&"' });

  test('cannot end its own script', () => {
    expect(text).not.toContain('<');
  });

  test('says the same as the data', () => {
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name: '</script><b>&"' });
  });
});
