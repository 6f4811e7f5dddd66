import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { inAnotherBrowser } from './organisation-steps.ts';
import { callApi, createTeam, createUser, membersOf, rowOf } from './team-steps.ts';

test('a mother adds a child, it joins a team, and a name she hides is gone from its page at once', {
  tag: '@phone',
}, async ({ page, browser, app }) => {
  const t = messagesIn('en');
  const owner = await createUser(app, 'Marta', 'Crespo');
  const mother = await createUser(app, 'Elena', 'Mora');
  const teamId = await createTeam(app, owner);
  const qr = await callApi(app, owner, ['POST', '/teams/invitations-qr/create'], { teamId });

  await openSignedIn(page, mother.session, localePath('en', '/profile/children'));
  await expect(page.getByRole('heading', { name: t('family.nobody') })).toBeVisible();
  await page.getByRole('button', { name: t('family.add') }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleAndFitting(page, 'adding a child');
  await dialog.getByRole('textbox', { name: t('family.firstName') }).fill('Lía');
  await dialog.getByRole('textbox', { name: t('family.surnames') }).fill('Mora Sanz');
  await dialog.getByRole('textbox', { name: t('family.birthday') }).fill('2016-05-04');
  await dialog.getByLabel(t('family.relation')).selectOption('MOTHER');
  await dialog.getByRole('button', { name: t('family.add') }).click();
  await expect(page.getByRole('heading', { name: 'Lía Mora Sanz' })).toBeVisible();
  await expectAccessibleAndFitting(page, 'the children of somebody');

  await page.goto(localePath('en', `/join/${String(qr.body.token)}`));
  await page.getByLabel(t('join.who')).selectOption({ label: 'Lía' });
  await page.getByRole('button', { name: /Join|Unirme/ }).click();
  await expect(page).toHaveURL(/\/profile\/children$/);

  await inAnotherBrowser(browser, app, async (visitor) => {
    await visitor.goto(`/team/${teamId}`);
    await expect(visitor.getByText('Lía M.')).toBeVisible();
    await page.getByRole('button', { name: t('family.choices.HIDDEN') }).click();
    await expect(page.getByText(t('family.decided'))).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Lía M.')).toHaveCount(0);
  });
});

test('a player of another name claims by the code that is for them alone, and the team confirms it', async ({
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
  await expect(rowOf(page, 'Iker Soto Vega')).toHaveCount(0);
});
