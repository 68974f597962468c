import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  filesToFetch,
  filesToKeep,
  isFrugalConnection,
  pagesBeyond,
  saveModeOf,
} from '../../../src/lib/offline/precache-plan.ts';
import { aFile, aPage, aSavedFile } from '../../fixtures/builders/an-offline-file.ts';

const SCRIPT = aFile('/_astro/app.1a2b3c4d.js');
const DETAIL = aFile('/listings/PV-PPS-ELN.json');
const PICTURE = aFile('/_astro/VAN1.CzF_5Ilx_26ns0e.avif');
const TOURS = aPage('/tours');
const VANS = aPage('/transfers');
const ALL = [SCRIPT, TOURS, VANS, PICTURE, DETAIL];

describe('how much is saved', () => {
  test.each([
    [{}, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ saveData: true, effectiveType: '4g' }, true],
  ])('on a line that says %j', (line, isFrugal) => {
    expect(isFrugalConnection(line)).toBe(isFrugal);
    expect(saveModeOf(line, false)).toBe(isFrugal ? 'frugal' : 'usual');
  });

  test('everything where the traveller says so, whatever the line', () => {
    expect(saveModeOf({ saveData: true }, true)).toBe('everything');
  });

  test('is the whole list usually', () => {
    expect(filesToKeep(ALL, 'usual', new Set())).toEqual(ALL);
  });

  test('what pages stand on and what was looked at, on a poor line', () => {
    expect(filesToKeep(ALL, 'frugal', new Set(['/tours']))).toEqual([SCRIPT, TOURS]);
  });

  test('of a catalogue that does not fit, what was chosen as well; files are none of it', () => {
    const beyond = pagesBeyond(ALL, new Set(['/tours', '/tours/rare', '/favicon.svg']));
    expect(beyond.map(({ path }) => path)).toEqual(['/tours/rare']);
    expect(filesToFetch(beyond, [aSavedFile('/tours/rare')])).toEqual([]);
  });
});

describe('what is still to be fetched', () => {
  test('is what is not there with that content', () => {
    const saved = [aSavedFile('/tours'), aSavedFile('/transfers', { revision: 'older' })];
    expect(filesToFetch([TOURS, VANS], saved)).toEqual([VANS]);
  });

  test('is not what a host changed on its way: it has come once', () => {
    const saved = [aSavedFile('/transfers', { revision: 'changed', listedAs: VANS.revision })];
    expect(filesToFetch([VANS], saved)).toEqual([]);
  });

  test('is each content once, whichever address it is saved under', () => {
    const twin = aPage('/tours/second-slug', { revision: TOURS.revision });
    expect(filesToFetch([TOURS, twin], [])).toEqual([TOURS]);
    expect(filesToFetch([twin], [aSavedFile('/tours')])).toEqual([]);
    expect(bytesOf([TOURS, twin, VANS])).toBe(20_000);
  });
});
