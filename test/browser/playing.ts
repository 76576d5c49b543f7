import type { Locator, Page } from 'playwright-core';

/** What a person does at a table on the sandbox's page, by typing and clicking alone. */

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).last();

/** Opens a table by command, fills it with computers and starts it; ends in the table's thread. */
export async function openTable(page: Page): Promise<void> {
  const composer = page.getByTestId('main-pane').getByTestId('composer');
  await composer.click();
  await composer.pressSequentially('/table create');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Add computer' }).last().click();
  await page.getByTestId('select-popover').getByRole('option', { name: 'Fill up with beginners' }).click();
  await page.getByText('All seats are taken').last().waitFor();
  await button(page, 'Start').click();
  await page
    .getByText(/^Doppelkopf: /)
    .first()
    .click();
}

/** Answers the inquiry, and leaves the deck uncut if it is this person's to cut. */
export async function beginHand(page: Page): Promise<void> {
  const uncut = button(page, "Don't cut");
  const healthy = page
    .locator('[data-custom-id*=":declare:"][data-custom-id$=":healthy"]:not([disabled])')
    .last();
  await uncut.or(healthy).first().waitFor({ timeout: 30_000 });
  if (await uncut.isVisible()) await uncut.click();
  await healthy.click();
}

const playable = (page: Page): Locator => page.locator('[data-custom-id*=":play:"]:not([disabled])');

/** Until it is this person's turn to play a card. */
export const askedForCard = (page: Page): Promise<void> =>
  playable(page).first().waitFor({ timeout: 30_000 });

/** Plays the first card that may be played; false once there is none left in the hand. */
export async function playCard(page: Page): Promise<boolean> {
  // In the thread that is open: a direct message may still offer another table's.
  const next = page.getByTestId('main-pane').getByRole('button', { name: 'Next hand', exact: true });
  await playable(page).first().or(next).first().waitFor({ timeout: 30_000 });
  if ((await playable(page).count()) === 0) return false;
  const card = playable(page).first();
  const id = await card.getAttribute('data-custom-id');
  await card.click();
  await page
    .locator(`[data-custom-id="${id}"]:not([disabled])`)
    .waitFor({ state: 'detached', timeout: 30_000 });
  return true;
}
