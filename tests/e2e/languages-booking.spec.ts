import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { bookingMessages } from '../../src/lib/messages/booking.ts';
import { isEnglish } from '../fixtures/steps/english-words.ts';
import { VAN } from './support/booking.ts';
import { bookAllIn, chooseDepartureIn, chooseHotelsIn, englishOn, openDialogIn } from './support/in-language.ts';
import { mailsToTraveller } from './support/mails.ts';
import { operate } from './support/operator.ts';
import { watch } from './support/page-watch.ts';

const NONE = '/none';

test.use({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });

/** The calendar file that the page of a booking offers. */
async function calendarFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ajouter au calendrier' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test(
  'a van is booked in French, and its mails, voucher, calendar file and refund are in French (specification.md#languages)',
  {
    tag: ['@phone'],
  },
  async ({ page }, info) => {
    test.slow();
    const problems = watch(page, NONE);
    const dialog = await openDialogIn(page, 'fr', VAN.path);
    await chooseDepartureIn(dialog);
    await chooseHotelsIn(dialog, 'fr');
    expect.soft(await englishOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: bookingMessages('fr').addToCart }).click();
    await page.locator('.toast').getByRole('link', { name: 'Voir le panier' }).click();
    await expect(page).toHaveURL('/fr/cart');
    await expect(page.getByRole('region', { name: 'Total' })).toBeVisible();
    expect.soft(await englishOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Finaliser la réservation' }).click();
    await expect(page).toHaveURL('/fr/payment');
    const ref = await bookAllIn(page, 'fr');
    await expect(page.getByRole('heading', { name: 'Réservée, pas encore payée' })).toBeVisible();
    expect.soft(await englishOn(page)).toEqual([]);

    const voucher = page.getByRole('region', { name: /^Bon d’échange/ });
    await expect(voucher).toContainText(`réservation ${ref}`);
    await expect(voucher).toContainText(/Soyez prêt à 0?7:15, départ à 0?7:30/);
    const calendar = unfolded(await calendarFile(page));
    for (const text of ['(soyez prêt à 07:15', '2 personnes', `Réservation ${ref}`])
      expect.soft(calendar).toContain(text);

    const [booking] = JSON.parse(await operate(info, 'list', '--search', ref, '--json'));
    await operate(info, 'confirm-payment', ref, '--amount', String(booking.totalUsd), '--id', `bank-${ref}`);
    await operate(info, 'confirm', ref);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Confirmée' })).toBeVisible();
    await page.getByRole('button', { name: 'Annuler la réservation' }).click();
    const question = page.getByRole('dialog', { name: /^Annuler cette réservation/ });
    await expect(question).toContainText('Si vous annulez maintenant, nous vous remboursons tout');
    await question.getByRole('button', { name: 'Annuler la réservation' }).click();
    await expect(page.getByRole('heading', { name: 'Annulée', exact: true })).toBeVisible();
    expect.soft(await englishOn(page)).toEqual([]);
    await operate(info, 'refund-paid', ref, '--reason', 'BDO transfer 4711');

    const mails = await mailsToTraveller(info, ref);
    expect.soft(Object.keys(mails).toSorted()).toEqual(['cancel', 'confirm', 'place', 'receive-payment', 'refund']);
    expect.soft(mails['place']).toMatch(new RegExp(`Subject: Réservation ${ref}\\s: à payer avant le`));
    expect.soft(mails['confirm']).toContain('Ouvrir votre bon d’échange');
    expect.soft(mails['cancel']).toContain(`Subject: La réservation ${ref} est annulée`);
    expect
      .soft(mails['refund'])
      .toMatch(new RegExp(`Subject: Réservation ${ref}\\s: nous avons remboursé ${booking.totalUsd}(?:,00)?\\s?\\$`));
    for (const text of Object.values(mails)) expect.soft(text.split('\n').filter(isEnglish)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

/** A calendar file's lines without their folds. */
const unfolded = (file: string) => file.replace(/\r?\n /g, '');
