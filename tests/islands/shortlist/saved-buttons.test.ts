import { expect, test } from 'vitest';
import { syncShortlists } from '../../../src/islands/shortlist/saved-buttons.ts';

test('The number of saved trips stands in the link to them, not in those to other languages', () => {
  localStorage.setItem('saved.1', '["JT-HB","JT-ELN-A"]');
  document.body.innerHTML = `<footer class="site-footer">
    <a href="/saved">Saved trips</a>
    <a href="/saved" hreflang="en">English</a>
  </footer>`;
  syncShortlists();
  const texts = [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Saved trips (2)', 'English']);
});
