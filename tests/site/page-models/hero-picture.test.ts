import { describe, expect, test } from 'vitest';
import { heroPicture } from '../../../src/site/page-models/landing-view.ts';
import { aListing } from '../../fixtures/builders/a-listing.ts';
import { aPageContext } from '../../fixtures/builders/a-page-context.ts';

const vans = Array.from({ length: 30 }, (_, index) => aListing({ code: `PV-${index}`, images: [`G${index}`] }));

describe('hero pictures (specification.md#titles-and-hero-pictures: the one in the table, or a random listing thumbnail)', () => {
  test('come from the table', () => {
    const context = aPageContext(vans, { heroes: { '/tours': { image: 'HB/2' } } });
    expect(heroPicture('/tours', vans, context)).toBe('HB/2');
  });

  test("are else the thumbnail of one of the page's listings", () => {
    const listings = [aListing({ thumbnail: 'VAN/4' })];
    expect(heroPicture('/tours', listings, aPageContext(listings))).toBe('VAN/4');
  });

  test('are the same on each build of a week (specification.md#bestsellers: seeded)', () => {
    const draw = () => heroPicture('/tours', vans, aPageContext(vans));
    expect(draw()).toBe(draw());
    expect(vans.map(({ images }) => `${images[0]}/1`)).toContain(draw());
  });

  test('are drawn anew each week', () => {
    const weeks = ['2026-W47', '2026-W48', '2026-W49', '2026-W50', '2026-W51'];
    const drawn = weeks.map((week) => heroPicture('/tours', vans, aPageContext(vans, { week })));
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('differ between pages', () => {
    const paths = ['/a', '/b', '/c', '/d', '/e', '/f'];
    expect(new Set(paths.map((path) => heroPicture(path, vans, aPageContext(vans)))).size).toBeGreaterThan(1);
  });

  test('exist even for a page without listings', () => {
    expect(heroPicture('/tours', [], aPageContext([]))).toMatch(/^[A-Z-]+\/[1-5]$/);
  });
});
