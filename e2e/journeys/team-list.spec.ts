import { demo, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createOrganisation } from './competition-steps.ts';
import { createTeam, createUser } from './team-steps.ts';

const t = messagesIn('es');

test('an empty organisation gets its first team, and finds it by a word of its name', {
  tag: '@phone',
}, async ({ page, app }) => {
  const { orgCode, admin } = await createOrganisation(app);
  await openSignedIn(page, admin.session, `/dashboard/${orgCode}/teams`);
  await expect(page.getByText(t('teams.none'))).toBeVisible();
  await page
    .getByRole('button', { name: t('teams.new') })
    .first()
    .click();
  await page.getByLabel(t('teams.name'), { exact: true }).fill('Unión Ribera');
  await page.getByLabel(t('teams.emailOptional')).fill('ribera@example.com');
  await page.getByLabel(t('teams.privacy')).selectOption('IN_ORG');
  await expect(page.getByText(t('teams.privacyTexts.IN_ORG'))).toBeVisible();
  await page.getByRole('button', { name: t('teams.create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unión Ribera' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('teamDetail.backToAll') })
    .click();
  const row = page.getByRole('row').filter({ hasText: 'Unión Ribera' });
  await expect(row).toContainText('ribera@example.com');
  const search = page.getByRole('searchbox', { name: t('teams.search') });
  await search.fill('nadie');
  await expect(page.getByText(t('teams.notFound', { search: 'nadie' }))).toBeVisible();
  await search.fill('rib');
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/search=rib/);
  await page.reload();
  await expect(row).toBeVisible();
});

test('teams load on the second attempt, and a long list loads more on request', async ({ page, app }) => {
  const { orgCode, admin } = await createOrganisation(app);
  for (const name of ['Alba', 'Brisa', 'Cierzo', 'Duna', 'Estela'])
    await createTeam(app, admin, { name, orgCode });
  const list = '**/v1/club/dashboard/*/teams?**';
  await page.route(list, (route) => route.fulfill({ status: 503, body: '{}' }));
  await openSignedIn(page, admin.session, `/dashboard/${orgCode}/teams`);
  await expect(page.getByText('Error al cargar los equipos.')).toBeVisible({ timeout: 20_000 });
  await page.unroute(list);
  // Pages of two: as if there were fifty teams.
  await page.route(list, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    return route.continue({ url: url.href });
  });
  await page.getByRole('button', { name: t('ui.retry') }).click();
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveText(['Alba', 'Brisa'].map((name) => new RegExp(name)));
  await page.getByRole('button', { name: t('ui.more') }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: t('ui.more') }).click();
  await expect(rows).toHaveText(
    ['Alba', 'Brisa', 'Cierzo', 'Duna', 'Estela'].map((name) => new RegExp(name)),
  );
  await expect(page.getByRole('button', { name: t('ui.more') })).toHaveCount(0);
});

test('a member of the organisation reads its teams and Traips, and can create neither those nor a competition', async ({
  page,
  app,
}) => {
  await openSignedIn(page, await sessionOf(app, demo.member), '/dashboard/liga-norte/teams');
  await expect(page.getByRole('heading', { level: 1, name: t('teams.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('teams.new') })).toHaveCount(0);
  await page.goto('/dashboard/liga-norte/traips');
  await expect(page.getByRole('heading', { level: 1, name: t('traips.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('traips.new') })).toHaveCount(0);
  await page.goto('/dashboard/liga-norte/competitions/new');
  await expect(page.getByText(t('competitionWizard.forbidden'))).toBeVisible();
});

test('anyone can see a public team; a private one is not found', async ({ page, app }) => {
  const owner = await createUser(app, 'Marta', 'Crespo');
  const open = await createTeam(app, owner, { description: 'Fundado en 1984' });
  const closed = await createTeam(app, owner, { name: 'Los Secretos', privacy: 'PRIVATE' });
  await page.goto(`/team/${open}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sporting Alameda' })).toBeVisible();
  await expect(page.getByText('Fundado en 1984')).toBeVisible();
  for (const path of [`/team/${closed}`, '/team/nothing', `/en/team/${closed}`]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).not.toContain('Los Secretos');
  }
});
