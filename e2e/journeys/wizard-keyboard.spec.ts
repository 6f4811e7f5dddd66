import type { Page } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';
import { press, tabTo, write } from './keyboard-steps.ts';
import { competitionOf, openWizard } from './wizard-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`competitionWizard.${key}`, values);

function onTo(page: Page, step: string) {
  return page.getByRole('button', { name: words('goOn', { step: words(`steps.${step}`) }) });
}

/** Goes to the next step, whose heading has the focus: reading begins there. */
async function goOn(page: Page, step: string): Promise<void> {
  await press(onTo(page, step));
  await expect(page.getByRole('heading', { level: 1, name: words(`titles.${step}`) })).toBeFocused();
}

async function chooseTraip(page: Page): Promise<void> {
  const fresh = page.getByRole('radio', { name: words('basic.new') });
  await press(onTo(page, 'season'));
  await expect(fresh).toBeFocused();
  await page.keyboard.press('Space');
  await press(onTo(page, 'season'));
  const name = page.getByLabel(t('traips.name'), { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Copa del Norte');
  await write(page.getByRole('combobox', { name: t('traips.sport') }), 'Fútbol');
  await goOn(page, 'season');
}

async function nameSeasonAndCompetition(page: Page): Promise<void> {
  await write(page.getByLabel(t('traips.seasonName')), '2026/27');
  await write(page.getByLabel(t('traips.categoryName')), 'Sénior');
  await goOn(page, 'competition');
  await press(onTo(page, 'format'));
  const name = page.getByLabel(words('competition.name'));
  await expect(name).toBeFocused();
  await page.keyboard.type('Copa 2027');
  await goOn(page, 'format');
}

async function chooseKnockout(page: Page): Promise<void> {
  const card = (key: string) =>
    page.getByRole('radio', { name: `${words(`formats.names.${key}`)} ${words(`formats.texts.${key}`)}` });
  await tabTo(card('LEAGUE'));
  await page.keyboard.press('ArrowRight');
  await expect(card('GROUPS')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(card('KNOCKOUT')).toBeChecked();
  await goOn(page, 'teams');
}

async function pasteTeams(page: Page): Promise<void> {
  const paste = page.getByRole('button', { name: words('teams.paste') });
  await press(paste);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await write(dialog.getByLabel(words('paste.text')), 'Sol\nLuna\nMar\nRío');
  await press(dialog.getByRole('button', { name: / 4 / }));
  await expect(dialog).toBeHidden();
  await expect(paste).toBeFocused();
  await goOn(page, 'calendar');
}

test('a competition is created and published without a mouse', async ({ page, app }) => {
  const founder = await createOrganisation(app);
  await openWizard(page, founder);
  await chooseTraip(page);
  await nameSeasonAndCompetition(page);
  await chooseKnockout(page);
  await pasteTeams(page);
  await goOn(page, 'review');
  await press(page.getByRole('button', { name: words('review.submit') }));
  await page.waitForURL(/\/competitions\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Copa 2027' })).toBeVisible();
  const id = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? '';
  const { state, teams, phases } = await competitionOf(app, founder.admin, id);
  expect([state, teams, phases[0]?.matches]).toEqual(['PUBLICIZED', 4, 3]);
});
