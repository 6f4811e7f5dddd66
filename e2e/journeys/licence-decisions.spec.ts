import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createLicensedMatch, createStaffedMatch } from './licence-steps.ts';
import { callApi, createUser, rowOf } from './team-steps.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('a protest shows on the dashboard, is upheld, and links to the result, which stays unchanged', async ({
  page,
  app,
}) => {
  const t = messagesIn('es');
  const { club, match, home, captain, referee } = await createStaffedMatch(app);
  const people = [...Array(7).keys()].map((at) => ({ firstName: `Juan ${at}`, surnames: 'Vega' }));
  const { body: squad } = await callApi(app, captain, ['POST', `/teams/${home.id}/squad`], { people });
  const players = (squad.added as { personId: string }[]).map(({ personId: playerId }, at) => ({
    playerId,
    place: 'STARTER',
    shirt: at + 1,
    isGoalkeeper: at === 0,
    isCaptain: at === 1,
  }));
  const draft = { matchId: match.id, teamId: home.id, players };
  const { body } = await callApi(app, captain, ['POST', '/match-lineup/create'], draft);
  const { id } = body.lineup as { id: string };
  const insistence = { force: true, protest: 'La ficha está en camino' };
  const confirmed = await callApi(app, referee, ['PUT', `/match-lineup/confirm/${id}`], insistence);
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);

  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}`);
  await page.getByRole('link', { name: /^Resolver: 1 protesta por resolver/ }).click();
  const row = rowOf(page, t('protests.team', { team: home.name }));
  await expect(row).toContainText('Iván Cano: La ficha está en camino');
  await expect(row).toContainText(`Juan 0 Vega: ${t('licences.brief.NOT_REGISTERED')}`);
  await expectAccessibleAndFitting(page, 'the protests of a competition');
  await row.getByRole('button', { name: new RegExp(t('protests.settle')) }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: t('protests.uphold'), exact: true })
    .first()
    .click();
  await dialog
    .getByRole('button', { name: t('protests.uphold'), exact: true })
    .last()
    .click();
  await expect(dialog.getByText('Escribe el motivo.')).toBeVisible();
  await dialog.getByLabel(t('protests.reason')).fill('No tenían ficha');
  await expectAccessibleAndFitting(page, 'settling a protest');
  await dialog
    .getByRole('button', { name: t('protests.uphold'), exact: true })
    .last()
    .click();
  await expect(row).toContainText(t('protests.outcomes.UPHELD'));
  await row.getByRole('link', { name: new RegExp(t('protests.correct')) }).click();
  await expect(page.getByText(t('matchDesk.protest.UPHELD', { team: home.name }))).toBeVisible();
  await expectAccessibleAndFitting(page, 'the desk after a protest');

  await openSignedIn(page, captain.session, '/notifications');
  await expect(page.getByText(`Protesta estimada: ${match.home.name} – ${match.away.name}`)).toBeVisible();
});

test("a mother corrects a child's returned licence on the spot, once she allows a photo", {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('en');
  const { match, licencesPath, call } = await createLicensedMatch(app);
  const mother = await createUser(app, 'Elena', 'Mora');
  const lia = { firstName: 'Lía', surnames: 'Mora Sanz', birthday: '2016-05-04', relation: 'MOTHER' };
  const consents = { PARTICIPATION: 'YES', PHOTO: 'NO' };
  const child = { ...lia, consents, language: 'en' };
  const { personId } = (await callApi(app, mother, ['POST', '/profile/children'], child)).body;
  const teamId = match.home.id;
  const { token } = await call(['POST', '/teams/invitations-qr/create'], { teamId });
  await callApi(app, mother, ['POST', '/teams/invitations-qr/consume'], { token, childId: personId });
  const squadPath = licencesPath.replace('/licences', `/teams/${teamId}`);
  const known = (await call(['GET', squadPath])) as unknown as {
    people: readonly { person: { id: string }; licence: { shirt: number } | null }[];
  };
  const registered = known.people.flatMap(({ person, licence }) =>
    licence ? [{ personId: person.id, shirt: licence.shirt }] : [],
  );
  await call(['PUT', squadPath], { people: [...registered, { personId, shirt: 21 }] });
  await call(['POST', `${squadPath}/submit`], {});
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: onePixel };

  type Licence = { readonly id: string; readonly reply: string | null };
  const waiting = async () =>
    ((await call(['GET', `${licencesPath}?state=SUBMITTED`])) as unknown as { items: Licence[] }).items;
  const ids = (await waiting()).map(({ id }) => id);
  await call(['PUT', licencesPath], { action: 'return', ids, reason: 'The photo is too dark' });

  await openSignedIn(page, mother.session, localePath('en', '/licences'));
  await expect(page.getByText('The photo is too dark')).toBeVisible();
  await expect(page.getByText(t('licences.mend.photoForbidden', { name: 'Lía' }))).toBeVisible();
  await expectAccessibleAndFitting(page, 'a returned licence of a child');
  await page.getByRole('link', { name: t('licences.mend.allowPhoto') }).click();
  await page.getByRole('switch', { name: t('family.purposes.PHOTO') }).click();
  await expect(page.getByText(t('family.decided'))).toBeVisible();

  await page.goto(localePath('en', '/licences'));
  const upload = page.getByRole('button', { name: t('licences.mend.photoOf', { name: 'Lía Mora Sanz' }) });
  await expect(upload).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByText(t('licences.mend.photoSaved'))).toBeVisible();
  await page.getByRole('button', { name: t('licences.mend.sendOf', { name: 'Lía Mora Sanz' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('licences.mend.reply')).fill('Taken in daylight');
  await expectAccessibleAndFitting(page, 'sending a licence again');
  await dialog.getByRole('button', { name: t('licences.mend.send') }).click();
  await expect(page.getByText(t('licences.mend.sent'))).toBeVisible();
  await expect(page.getByText(t('licences.states.SUBMITTED'), { exact: true })).toBeVisible();
  const [again] = await waiting();
  expect(again?.reply).toBe('Taken in daylight');
});
