import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createMatch } from './desk-steps.ts';
import { inAnotherBrowser } from './organisation-steps.ts';
import { onPhone, variants } from './steps.ts';
import { callApi, createTeam, createUser, joinTeam, membersOf, rowOf } from './team-steps.ts';

const children = [
  ['Lía', '2016-05-04'],
  ['Teo', '2014-02-01'],
] as const;

for (const { locale, title, details } of variants(onPhone))
  test(
    `a mother adds two children, they join a team, and a name she hides disappears from its page at once, ${title}`,
    details,
    async ({ page, browser, app }) => {
      const t = messagesIn(locale);
      const owner = await createUser(app, 'Marta', 'Crespo');
      const mother = await createUser(app, 'Elena', 'Mora');
      const teamId = await createTeam(app, owner);
      const qr = await callApi(app, owner, ['POST', '/teams/invitations-qr/create'], { teamId });

      await openSignedIn(page, mother.session, localePath(locale, '/profile/children'));
      await expect(page.getByRole('heading', { name: t('family.nobody') })).toBeVisible();
      for (const [firstName, birthday] of children) {
        await page.getByRole('button', { name: t('family.add') }).click();
        const dialog = page.getByRole('dialog');
        await expectAccessibleAndFitting(page, `adding ${firstName}`);
        await dialog.getByRole('textbox', { name: t('family.firstName') }).fill(firstName);
        await dialog.getByRole('textbox', { name: t('family.surnames') }).fill('Mora Sanz');
        await dialog.getByRole('textbox', { name: t('family.birthday') }).fill(birthday);
        await dialog.getByLabel(t('family.relation')).selectOption('MOTHER');
        await dialog.getByRole('button', { name: t('family.add') }).click();
        await expect(page.getByRole('heading', { name: `${firstName} Mora Sanz` })).toBeVisible();
      }
      await expectAccessibleAndFitting(page, 'the children of somebody');

      for (const [firstName] of children) {
        await page.goto(localePath(locale, `/join/${String(qr.body.token)}`));
        await page.getByLabel(t('join.who')).selectOption({ label: firstName });
        await page.getByRole('button', { name: /Join|Unirme/ }).click();
        await expect(page).toHaveURL(/\/profile\/children$/);
      }

      await inAnotherBrowser(browser, app, async (visitor) => {
        await visitor.goto(`/team/${teamId}`);
        await expect(visitor.getByText('Lía M.')).toBeVisible();
        const ofLia = page.getByRole('group', { name: t('family.publicNameOf', { name: 'Lía' }) });
        await ofLia.getByRole('button', { name: t('family.choices.HIDDEN') }).click();
        await expect(page.getByText(t('family.decided'))).toBeVisible();
        await visitor.reload();
        await expect(visitor.getByText('Lía M.')).toHaveCount(0);
        await expect(visitor.getByText('Teo M.')).toBeVisible();
        await visitor.goto(localePath(locale === 'es' ? 'en' : 'es', `/team/${teamId}`));
        await expect(visitor.getByText('Lía')).toHaveCount(0);
      });
    },
  );

test('a player with a different name claims an entry with their personal code, and the team confirms it', async ({
  page,
  browser,
  app,
}) => {
  const t = messagesIn('es');
  const owner = await createUser(app, 'Marta', 'Crespo');
  const player = await createUser(app, 'Iker', 'Otero');
  const teamId = await createTeam(app, owner);
  const people = [{ firstName: 'Iker', surnames: 'Soto Vega', shirt: 9 }];
  await callApi(app, owner, ['POST', `/teams/${teamId}/squad`], { people });

  await openSignedIn(page, owner.session, membersOf(teamId));
  await page.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Iker Soto Vega' }) }).click();
  await page.getByRole('menuitem', { name: t('squad.invite.open') }).click();
  await page.getByRole('button', { name: t('squad.invite.qr') }).click();
  const link = await page.getByRole('textbox', { name: t('teamQr.link') }).inputValue();
  await expectAccessibleAndFitting(page, 'the code for one person');

  await inAnotherBrowser(browser, app, async (phone) => {
    await openSignedIn(phone, player.session, new URL(link).pathname);
    await expect(phone.getByRole('heading', { name: t('join.forYou', { name: 'Iker S.' }) })).toBeVisible();
    await expectAccessibleAndFitting(phone, 'what a code for one person leads to');
    await phone.getByRole('button', { name: t('join.claim') }).click();
    await expect(phone.getByText('Se lo hemos dicho')).toBeVisible();
  });

  await page.reload();
  await expect(
    page.getByText(t('squad.claims.isPerson', { claimant: 'Iker Otero', person: 'Iker Soto Vega' })),
  ).toBeVisible();
  await expectAccessibleAndFitting(page, 'a claim to confirm');
  await page.getByRole('button', { name: t('squad.claims.acceptOf', { claimant: 'Iker Otero' }) }).click();
  await expect(rowOf(page, 'Iker Otero')).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Iker Soto Vega' }) }),
  ).toHaveCount(0);
});

test('a sixteen-year-old hides their own name from public pages, and the decision stays on record', async ({
  page,
  browser,
  app,
}) => {
  const t = messagesIn('es');
  const owner = await createUser(app, 'Marta', 'Crespo');
  const birthday = `${new Date().getFullYear() - 16}-01-01`;
  const player = await createUser(app, 'Vera', 'Otero', { birthday });
  const teamId = await createTeam(app, owner);
  await joinTeam(app, owner, teamId, player);
  const decision = { purpose: 'PUBLIC_NAME', choice: 'SHORT', language: 'es' };
  await callApi(app, player, ['PUT', '/profile/consents'], decision);
  const { body } = await callApi(app, player, ['GET', '/auth/profile']);
  const known = { firstName: 'Vera', surnames: 'Otero', birthday, favoriteSport: 'PADEL', bio: null };
  const profile = { ...known, privacy: 'PUBLIC', locale: 'es' };
  await callApi(app, player, ['PUT', `/profile/profile/${String(body.userCode)}`], profile);

  await inAnotherBrowser(browser, app, async (visitor) => {
    await visitor.goto(`/team/${teamId}`);
    await expect(visitor.getByText('Vera O.')).toBeVisible();
    await openSignedIn(page, player.session, '/profile?tab=privacy');
    await page.getByRole('link', { name: t('ownConsents.open') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('ownConsents.title') })).toBeVisible();
    await expectAccessibleAndFitting(page, 'own decisions');
    await page.getByRole('button', { name: t('family.choices.HIDDEN') }).click();
    await expect(page.getByText(t('family.decided'))).toBeVisible();
    await page.getByText(t('family.history')).click();
    await expect(page.getByText('Nombre en público: Oculto · Vera Otero')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Vera O.')).toHaveCount(0);
  });
});

test("a guardian finds a child's match at home, and is reminded by the team", async ({ page, app }) => {
  const t = messagesIn('es');
  const { club, match } = await createMatch(app);
  const mother = await createUser(app, 'Elena', 'Mora');
  const child = { firstName: 'Lía', surnames: 'Mora Sanz', birthday: '2016-05-04', relation: 'MOTHER' };
  const consents = { PARTICIPATION: 'NO' };
  const { body: added } = await callApi(app, mother, ['POST', '/profile/children'], {
    ...child,
    consents,
    language: 'es',
  });
  const teamId = match.home.id;
  const { body: qr } = await callApi(app, club.admin, ['POST', '/teams/invitations-qr/create'], { teamId });
  const joining = { token: qr.token, childId: added.personId };
  await callApi(app, mother, ['POST', '/teams/invitations-qr/consume'], joining);

  await openSignedIn(page, club.admin.session, membersOf(teamId));
  const row = rowOf(page, 'Lía Mora Sanz');
  await expect(row).toContainText(t('squad.minor'));
  await expect(row).toContainText('Madre: Elena Mora');
  await expectAccessibleAndFitting(page, 'a squad with a minor');
  await row.getByRole('button', { name: t('squad.guardian.remindOf', { name: 'Elena Mora' }) }).click();
  await expect(page.getByText(t('squad.guardian.reminded', { name: 'Elena Mora' }))).toBeVisible();

  await openSignedIn(page, mother.session, '/home');
  const next = page.getByRole('region', { name: t('home.yourNext') });
  await expect(next).toContainText(match.home.name);
  await expect(next).toContainText('Juega Lía');
  await page.goto('/notifications');
  await expect(page.getByText(/espera tu permiso para que juegue Lía/)).toBeVisible();
});
