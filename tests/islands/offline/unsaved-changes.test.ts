import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

async function open(html: string) {
  vi.resetModules();
  document.body.innerHTML = html;
  const { hasUnsavedChanges, watchInput } = await import('../../../src/islands/offline/unsaved-changes.ts');
  watchInput();
  return hasUnsavedChanges;
}

/** As React leaves a field: what was put in is its default as well. */
function putIn(selector: string, value: string): void {
  const field = the<HTMLInputElement>(selector);
  field.value = value;
  field.defaultValue = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('unsaved input', () => {
  let hasUnsavedChanges = () => false;

  beforeEach(async () => {
    hasUnsavedChanges = await open(`
      <form id="booker"><input name="name"><textarea name="notes"></textarea><input type="checkbox" name="agreed"></form>
      <form class="filters"><input type="search"><fieldset>
        <input type="range" min="0" max="1000" value="1000"><input type="checkbox" name="types" value="JOINING_TOUR">
      </fieldset></form>
      <dialog class="filter-sheet" open><input type="range" min="0" max="1000" value="0"></dialog>`);
  });

  test('is none on a page that nobody has changed', () => expect(hasUnsavedChanges()).toBe(false));

  test.each(['#booker [name=name]', '#booker textarea'])('is what was typed into %s', (field) => {
    putIn(field, 'Ana');
    expect(hasUnsavedChanges()).toBe(true);
  });

  test('is found where a field was changed before this code was loaded', async () => {
    vi.resetModules();
    const { trackDirtyFields } = await import('../../../src/islands/page/dirty-fields.ts');
    trackDirtyFields();
    const name = the<HTMLInputElement>('#booker [name=name]');
    name.value = 'Ana';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    name.defaultValue = 'Ana';
    const later = await import('../../../src/islands/offline/unsaved-changes.ts');
    expect(later.hasUnsavedChanges()).toBe(true);
  });

  test('is none once the form was sent', () => {
    putIn('#booker [name=name]', 'Ana');
    expect(hasUnsavedChanges()).toBe(true);
    the('#booker').dispatchEvent(new Event('submit', { bubbles: true }));
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('is found in a box that was ticked', () => {
    the<HTMLInputElement>('[name=agreed]').checked = true;
    expect(hasUnsavedChanges()).toBe(true);
  });

  test.each(['.filters [type=search]', '.filters [type=range]', '.filter-sheet [type=range]'])(
    'is not %s: what a search asks for stands in the address (specification.md#filters)',
    (field) => {
      putIn(field, '500');
      expect(hasUnsavedChanges()).toBe(false);
    },
  );

  test('is none in a box of the filters', () => {
    the<HTMLInputElement>('.filters [type=checkbox]').checked = true;
    the('.filters [type=checkbox]').dispatchEvent(new Event('input', { bubbles: true }));
    expect(hasUnsavedChanges()).toBe(false);
  });
});
