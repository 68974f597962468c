import { describe, expect, test } from 'vitest';
import { chooseCardImages, galleryOf, imagesOf } from '../../../src/lib/catalogue/card-images.ts';
import { seededRandom } from '../../../src/lib/catalogue/random.ts';

const VANS = imagesOf({ images: ['VAN'] });
const VANS_TO_TOWN = imagesOf({ images: ['VAN', 'CT'] });

describe('the pictures that may stand for a listing (specification.md#image-groups)', () => {
  test('are those of its groups in turn', () => {
    expect(VANS_TO_TOWN.slice(0, 4)).toEqual(['VAN/1', 'CT/1', 'VAN/2', 'CT/2']);
    expect(VANS_TO_TOWN).toHaveLength(10);
  });

  test('begin with its thumbnail, which does not come again', () => {
    const images = imagesOf({ images: ['VAN'], thumbnail: 'VAN/4' });
    expect(images).toEqual(['VAN/4', 'VAN/1', 'VAN/2', 'VAN/3', 'VAN/5']);
  });
});

describe('a gallery (specification.md#image-groups)', () => {
  test('has the order that an editor gave it', () => {
    const gallery = galleryOf({ images: ['UR'], gallery: ['UR/2', 'UR/1'] });
    expect(gallery).toEqual([
      { group: 'UR', number: 2 },
      { group: 'UR', number: 1 },
    ]);
  });

  test('shows five pictures of all groups without one', () => {
    const gallery = galleryOf({ images: ['VAN', 'CT'] });
    expect(gallery.map(({ group, number }) => `${group}/${number}`)).toEqual(VANS_TO_TOWN.slice(0, 5));
  });
});

describe('pictures of the cards of a page (specification.md#image-groups)', () => {
  test('are the thumbnails where these differ', () => {
    expect(chooseCardImages([VANS, ['UR/1', 'UR/2']])).toEqual(['VAN/1', 'UR/1']);
  });

  test('use every fitting one before one comes back', () => {
    const shown = chooseCardImages(Array.from({ length: 10 }, () => VANS_TO_TOWN));
    expect(new Set(shown).size).toBe(10);
  });

  test('begin with others than the page has shown before', () => {
    expect(chooseCardImages([VANS], ['VAN/1', 'VAN/2'])).toEqual(['VAN/3']);
  });

  test('are the best there is where neighbours have nothing else', () => {
    expect(chooseCardImages([['UR/1'], ['UR/1']])).toEqual(['UR/1', 'UR/1']);
  });

  test('never stand beside or below the same one, in one to five columns, whatever the order', () => {
    const random = seededRandom('cards');
    const kinds = [
      ['VAN', 'CT'],
      ['VAN', 'UR'],
      ['ELN-A', 'VAN'],
      ['UR', 'VAN', 'ELN-B'],
    ].map((images) => imagesOf({ images }));
    for (let run = 0; run < 200; run += 1) {
      const choices = Array.from({ length: 40 }, () => kinds[Math.floor(random() * kinds.length)] ?? []);
      const shown = chooseCardImages(choices);
      const repeated = shown.filter((key, index) => shown.slice(Math.max(0, index - 5), index).includes(key));
      expect({ run, repeated }).toEqual({ run, repeated: [] });
    }
  });
});
