import { expect, test } from 'vitest';
import { dropSharedAttributes, slimIslandTags } from '../../../build/finish/island-tags.ts';

const TAG =
  '<astro-island uid="2smtk3" prefix="r1" component-url="/_astro/A.js" component-export="A" renderer-url="/_astro/client.js" props="{}" ssr client="intent" opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:true}" await-children>';

test('an island carries only what its runtime asks for', () => {
  expect(slimIslandTags(`${TAG}<p uid="x">text</p><!--astro:end--></astro-island>`)).toBe(
    '<astro-island prefix="r1" component-url="/_astro/A.js" component-export="A" renderer-url="/_astro/client.js" ssr client="intent"><p uid="x">text</p></astro-island>',
  );
});

test('properties stay, and doing it again changes nothing', () => {
  const slim = slimIslandTags(TAG.replace('{}', '{&quot;code&quot;:[0,&quot;X&quot;]}'));
  expect(slim).toContain('props="{&quot;code&quot;:[0,&quot;X&quot;]}"');
  expect(slimIslandTags(slim)).toBe(slim);
});

test('the export that is taken anyway is not named', () => {
  expect(slimIslandTags(TAG.replace('component-export="A"', 'component-export="default"'))).not.toContain(
    'component-export',
  );
});

test('a sleeping island does not say what all have alike', () => {
  expect(dropSharedAttributes(slimIslandTags(TAG))).toBe(
    '<astro-island prefix="r1" component-url="/_astro/A.js" component-export="A" client="intent">',
  );
});
