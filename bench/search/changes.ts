import type { Page } from '@playwright/test';

/** A change of the filters, and what it costs from the handler to the paint. */
export interface Change {
  readonly name: string;
  /** The field, by its name and value in the form. */
  readonly field: string;
  /** What it is set to and back; null for a box that is ticked. */
  readonly values: readonly [string, string] | null;
}

export const CHANGES: readonly Change[] = [
  { name: 'a kind of trip', field: 'input[value="PRIVATE_TRANSFER"]', values: null },
  { name: 'another town', field: '.results select[name="origin"]', values: ['ELN', 'PPS'] },
  { name: 'a thumb moves', field: 'input[name="max"]', values: ['300', '295'] },
  { name: 'an order by name', field: 'select[name="sort"]', values: ['name_asc', 'name_desc'] },
  { name: 'a letter of a word', field: 'input[name="q"]', values: ['lago', 'lagoo'] },
];

/** A box on the same page with nothing behind it: the cost of pressing and painting alone. */
export const NOTHING: Change = { name: 'nothing behind it', field: '#bench-nothing', values: null };

/**
 * Milliseconds from a change to the frame that shows it, as often as asked.
 *
 * @returns one figure a change, the wait for the next frame included
 */
export async function paintTimes(page: Page, change: Change, runs: number): Promise<readonly number[]> {
  return page.evaluate(
    async ({ field, values, runs: count }) => {
      const element = document.querySelector(field) as HTMLInputElement | HTMLSelectElement;
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
      const act = (run: number) => {
        if (!values) return element.click();
        setter?.call(element, values[run % 2]);
        element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      };
      // What the page has put off until after that frame comes later than a task of the highest
      // priority, as it is for the traveller.
      const frame = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => scheduler.postTask(resolve, { priority: 'user-blocking' }));
        });
      const times: number[] = [];
      for (let run = 0; run < count; run += 1) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        const start = performance.now();
        act(run);
        await frame();
        times.push(performance.now() - start);
      }
      return times;
    },
    { ...change, runs },
  );
}
