import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { renderSections } from './render-sections.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page, one line an element.
 *
 * @param part a selector; the whole page by default
 */
export async function barriers(page: Page, part?: string): Promise<readonly string[]> {
  await renderSections(page);
  // Legacy mode does without a second page for frames, of which there are none; the report of what
  // is right takes longest.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, remedy = ''] = failureSummary.split('\n');
      return `${id} at ${target.join(' ')}: ${remedy.trim()}`;
    }),
  );
}
