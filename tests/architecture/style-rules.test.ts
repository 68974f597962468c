import { describe, expect, test } from 'vitest';
import { sharedStyleViolations, siblingViolations } from './style-rules.ts';

describe('the checker of styles', () => {
  const violations = (css: string) => siblingViolations({ path: 'src/styles/a.css', text: css });

  test.each([
    '.prose > * + * { margin: 0 }',
    '.list { & > li + * { margin: 0 } }',
    '.list li { & + *::before { content: "/" } }',
    'a { color: red; } h2 ~ * { margin: 0 }',
    '.a, p + * .b { margin: 0 }',
  ])('catches %s', (css) => {
    expect(violations(css)).toHaveLength(1);
  });

  test.each([
    '.departures input:checked + span { color: red }',
    'li + li { margin: 0 }',
    '.item + * { margin: 0 }',
    '.a { width: calc(1rem + 2px); } .b { margin: 0 }',
    '/* li + * { } */ .prose > :where(:not(:first-child)) { margin: 0 }',
    '@media (min-width: 600px) { .a { margin: 0 } }',
  ])('lets %s be', (css) => {
    expect(violations(css)).toEqual([]);
  });

  test('reads the styles of a component, and nothing else of it', () => {
    const text = '<p>{a + b}</p><style is:global>\n  li + * { margin: 0 }\n</style>';
    expect(siblingViolations({ path: 'src/components/X.astro', text })).toEqual([
      'src/components/X.astro styles "li + *": write :not(:first-child), or give what stands before a class',
    ]);
  });
});

describe('the checker of shared styles', () => {
  const violations = (css: string, path = 'src/islands/cart/cart.css') => sharedStyleViolations({ path, text: css });

  test.each([
    '.cart .icon-button { color: red; }',
    '.cart { & .field > input { border: 0; } }',
    '.field-problem { color: red; }',
    '.booking-people .stepper { gap: 0; }',
    '.cart button { width: var(--target); padding: 0; border: 0; }',
  ])('catches %s', (css) => {
    expect(violations(css)).toHaveLength(1);
  });

  test.each([
    '.field-pair { gap: 1rem; }',
    '.filter-field { gap: 1rem; }',
    '.swatch button { width: var(--target); padding: 0; } .a { border: 0; }',
  ])('lets %s be', (css) => {
    expect(violations(css)).toEqual([]);
  });

  test('lets the style sheet of a shared thing style it', () => {
    expect(violations('.field { gap: 1rem; }', 'src/islands/kit/field.css')).toEqual([]);
  });
});
