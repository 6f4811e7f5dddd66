import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { callApi, createUser } from './team-steps.ts';

test('a player finds a tournament, applies for a place, gets it and withdraws', {
  tag: '@phone',
}, async ({ page, app }) => {
  const locale = 'en';
  const t = messagesIn(locale);
  const words = (key: string, values = {}) => t(`competitionRegistration.${key}`, values);
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, {
    name: 'Open de la Costa',
    sportKey: 'TENNIS',
    competitors: 'INDIVIDUAL',
    named: ['Eva Soler', 'Noa Prat'],
    more: { takesRegistrations: true },
    publish: true,
  });
  const ana = await createUser(app, 'Ana', 'Ruiz');

  await openSignedIn(page, ana.session, localePath(locale, `/c/${competition.id}`));
  await page
    .getByRole('link', { name: t('publicCompetition.register', { kind: 'INDIVIDUAL' }) })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: words('title', { kind: 'INDIVIDUAL' }), level: 1, exact: true }),
  ).toBeVisible();
  const apply = page.getByRole('button', { name: `${words('ask')}: Ana Ruiz` });
  await expect(apply).toBeVisible();
  await expectAccessibleAndFitting(page, 'a tournament that takes entries');
  await apply.click();
  await expect(page.getByText(words('statuses.REQUESTED'))).toBeVisible();
  await expect(apply).toBeHidden();

  const path = `/club/traip-competition-team/getCompetitionParticipation/${competition.id}` as const;
  const { body } = await callApi(app, club.admin, ['GET', path]);
  const items = body.items as { status: string; team: { id: string; name: string } }[];
  const requested = items.find(({ status }) => status === 'REQUESTED');
  expect(requested?.team.name).toBe('Ana Ruiz');
  const decision = { competitionId: competition.id, teamId: requested?.team.id, accept: true };
  expect(
    (await callApi(app, club.admin, ['PUT', '/club/traip-competition-team/decide'], decision)).status,
  ).toBe(200);
  await page.reload();
  await expect(page.getByText(words('statuses.ACCEPTED'), { exact: true })).toBeVisible();

  await page.getByRole('button', { name: words('withdrawOf', { name: 'Ana Ruiz' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('withdraw') })
    .click();
  await expect(apply).toBeVisible();
});
