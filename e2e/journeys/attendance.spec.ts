import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch } from './desk-steps.ts';
import { onPhone, variants } from './steps.ts';
import { callApi, createUser, joinTeam } from './team-steps.ts';

for (const { locale, title, details } of variants(onPhone))
  test(
    `a player confirms attendance, and the captain sees it and picks the team, ${title}`,
    details,
    async ({ page, app }) => {
      const t = messagesIn(locale);
      const { club, match } = await createMatch(app);
      const [player, friend, captain] = [
        await createUser(app, 'Iván', 'Cano'),
        await createUser(app, 'Nora', 'Gil'),
        await createUser(app, 'Carla', 'Sanz'),
      ];
      for (const person of [player, friend, captain]) await joinTeam(app, club.admin, match.home.id, person);
      const { body: user } = await callApi(app, captain, ['GET', '/auth/profile']);
      const role = { teamId: match.home.id, userId: user.id, role: 'CAPTAIN' };
      await callApi(app, club.admin, ['POST', '/teams/changeRole'], role);

      await openSignedIn(page, player.session, localePath(locale, '/home'));
      const hero = page.getByRole('region', { name: t('home.yourNext') });
      await expect(hero.getByRole('heading', { name: t('home.tasks.answer.title') })).toBeVisible();
      await expectAccessibleAndFitting(page, 'home with a question');
      await hero.getByRole('button', { name: t('attendance.own.GOING'), exact: true }).click();
      await expect(hero.getByText(t('attendance.said.self.GOING'))).toBeVisible();
      await expect(hero.getByRole('button', { name: t('attendance.own.GOING') })).toHaveCount(0);

      await openSignedIn(page, friend.session, localePath(locale, '/my-matches?timeline=UPCOMING'));
      await page
        .getByRole('button', { name: t('attendance.own.NOT_GOING'), exact: true })
        .first()
        .click();
      await expect(page.getByText(t('attendance.said.self.NOT_GOING'))).toBeVisible();

      await openSignedIn(page, captain.session, localePath(locale, '/home'));
      await expect(hero.getByRole('heading', { name: t('home.tasks.lineup.title') })).toBeVisible();
      const counted = locale === 'es' ? /1 va, 1 no puede, \d+ sin/ : /1 coming, 1 can’t, \d+ not/;
      await expect(hero.getByText(counted)).toBeVisible();
      await expectAccessibleAndFitting(page, 'home of a captain');
      await hero.getByRole('link', { name: t('home.tasks.lineup.action') }).click();

      const squad = page.getByRole('region', { name: t('lineups.squad') });
      await expect(squad.getByText(counted)).toBeVisible();
      const absent = squad.getByRole('listitem').filter({ hasText: 'Nora' });
      await expect(absent).toContainText(t('lineups.answers.NOT_GOING'));
      await expectAccessibleAndFitting(page, 'a lineup with answers');
      // People who can't come can still be chosen.
      await absent.getByRole('button').click();
      await squad.getByRole('listitem').filter({ hasText: 'Iván' }).getByRole('button').click();
      await page.getByRole('button', { name: t('lineups.save'), exact: true }).click();
      await expect(page.getByText(t('lineups.states.DRAFT'))).toBeVisible();

      // The captain answers for a player who hasn't.
      await page.locator('summary').click();
      const answers = page.getByRole('group', { name: t('attendance.askOf', { name: 'Nora' }) });
      await answers.getByRole('button', { name: t('attendance.other.GOING'), exact: true }).click();
      await expect(
        squad.getByText(locale === 'es' ? /2 van, 0 no pueden/ : /2 coming, 0 can’t/),
      ).toBeVisible();
    },
  );
