import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { $notifications } from '../../../src/islands/kit/notifications.store.ts';
import { $wasAskedToInstall } from '../../../src/islands/offline/install-dismissed.store.ts';
import { type InstallPrompt, offerInstall } from '../../../src/islands/offline/install-offer.ts';
import { $saved, toggleSaved } from '../../../src/islands/shortlist/shortlists.store.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

function aBrowser() {
  const prompt = vi.fn(async () => undefined);
  if (!document.querySelector('astro-island')) addOverlaysIsland();
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt }) as InstallPrompt;
  onTestFinished(offerInstall(event, (task) => task()));
  return prompt;
}

const offer = () => screen.queryByRole('region', { name: 'Install' });

beforeEach(() => {
  $saved.set([]);
  $notifications.set([]);
  $wasAskedToInstall.set(false);
});

describe('the offer to install the app', () => {
  test('is not made to travellers who only look around', () => {
    aBrowser();
    expect(offer()).toBeNull();
  });

  test('comes after a trip was saved', async () => {
    aBrowser();
    toggleSaved('JT-ELN-A');
    await waitFor(() => expect(offer()).not.toBeNull());
  });

  test('does not come when one was removed', () => {
    $saved.set(['JT-ELN-A', 'JT-ELN-B']);
    aBrowser();
    toggleSaved('JT-ELN-A');
    expect(offer()).toBeNull();
  });

  test('opens the browser’s prompt when it is accepted', async () => {
    const prompt = aBrowser();
    toggleSaved('JT-ELN-A');
    (await screen.findByRole('button', { name: 'Add it' })).click();
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  test('is made once, whatever the answer, also after a reload', async () => {
    aBrowser();
    toggleSaved('JT-ELN-A');
    (await screen.findByRole('button', { name: 'No, thanks' })).click();
    await waitFor(() => expect(offer()).toBeNull());
    toggleSaved('JT-ELN-B');
    aBrowser();
    toggleSaved('JT-ELN-C');
    expect(offer()).toBeNull();
  });
});
