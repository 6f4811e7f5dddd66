import { ownPassword } from '../fixtures/accounts.ts';
import { countEffort } from '../fixtures/effort.ts';
import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { createStaffedMatch } from './licence-steps.ts';
import { login, onPhone, variants } from './steps.ts';

for (const { locale, title, details } of variants(onPhone))
  test(
    `a referee sees the next match first after signing in, and adds all matches to a calendar, ${title}`,
    details,
    async ({ page, app }) => {
      const t = messagesIn(locale);
      const { referee, match } = await createStaffedMatch(app);
      const effort = await countEffort(page);
      await login(page, locale, referee.email, ownPassword);
      await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/home')}$`));
      const hero = page.getByRole('region', { name: t('home.youReferee') });
      await expect(hero).toContainText(match.home.name);
      await expectAccessibleAndFitting(page, 'the home of a referee');
      await hero.getByRole('link', { name: t('home.openDesk') }).click();
      await expect(page).toHaveURL(new RegExp(`/matches/${match.id}$`));
      expect((await effort()).clicks, 'clicks from the sign-in to the desk').toBeLessThanOrEqual(2);

      await page.goto(localePath(locale, '/my-matches'));
      await page.getByRole('button', { name: t('sharing.toCalendar') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('sharing.makeAgenda') })
        .click();
      const subscribe = page.getByRole('dialog').getByRole('link', { name: t('sharing.subscribe') });
      await expect(subscribe).toHaveAttribute('href', /^webcal:.*\.ics/);
    },
  );
