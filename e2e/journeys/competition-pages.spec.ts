import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../world/test.ts';
import { locales, pathIn, wordsOf } from '../world/words.ts';
import { haveAsked, haveClub, haveCompetition } from './competition-steps.ts';

const tabs = ['', 'phases', 'teams', 'matches', 'rules', 'settings'];

async function expectWellMade(page: Page, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`);
  expect(told, what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${what} reaches over the edge`).toBeLessThanOrEqual(0);
}

for (const locale of locales) {
  const t = wordsOf(locale);
  // Spanish words are the longer ones: what fits a phone in Spanish fits it in English.
  const tag = locale === 'es' ? ['@phone'] : [];

  test(`every tab of a competition is accessible and fits the screen (${locale})`, { tag }, async ({
    page,
    world,
  }) => {
    test.slow();
    const club = await haveClub(world);
    const had = await haveCompetition(world, club, {
      name: 'Copa del Este',
      teams: 11,
      phases: [{ name: 'Eliminatoria', algorithm: 'SINGLE_ELIM', params: { thirdPlace: true } }],
      generate: true,
      publish: true,
      more: { takesRegistrations: true },
    });
    await haveAsked(world, had, 'Los Puntuales');
    for (const tab of tabs) {
      await openSignedIn(page, club.admin.session, pathIn(locale, `${had.path}${tab && `?tab=${tab}`}`));
      await expect(page.getByRole('heading', { level: 1, name: 'Copa del Este' })).toBeVisible();
      await expectWellMade(page, tab);
    }
    await openSignedIn(page, club.admin.session, pathIn(locale, had.path));
    await page.getByRole('button', { name: t('competitionManage.moves.cancel.action') }).click();
    await expect(page.getByRole('dialog').getByLabel(t('competitionManage.reason'))).toBeVisible();
    await expectWellMade(page, 'the question before cancelling');
  });
}
