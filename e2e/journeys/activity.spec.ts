import { readFile } from 'node:fs/promises';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import { addMember, createOrganisation, openAs, settingsOf } from './organisation-steps.ts';
import { callApi, createTeam, createUser } from './team-steps.ts';

const es = messagesIn('es');
const en = messagesIn('en');

test('an admin reads the activity, filters it, searches it and exports it', async ({ page, app }) => {
  const founder = await createUser(app, 'Marta', 'Crespo');
  const helper = await createUser(app, 'Nuria', 'Solís');
  const club = await createOrganisation(app, founder);
  await addMember(app, { founder, club, joiner: helper, role: 'admin' });
  const lobos = { name: 'Lobos', orgCode: club.orgCode };
  await callApi(app, founder, ['POST', '/teams/create'], lobos);
  await callApi(app, helper, ['POST', `/venues/${club.orgCode}`], {
    name: 'La Vega',
    fields: [{ name: 'Campo 1' }],
  });

  await openAs(page, app, founder, settingsOf(club));
  await page.getByLabel(es('organisationSettings.bio')).fill('Un club de barrio');
  await page.getByRole('button', { name: es('ui.save') }).click();
  await expect(page.getByText(es('ui.saved'))).toBeVisible();
  await page.getByRole('link', { name: es('organisationSettings.activity') }).click();

  const rows = page.getByRole('listitem').filter({ has: page.getByRole('time') });
  const did = (key: string, who: string, label = '') => es(`auditLog.did.${key}`, { who, label });
  await expect(rows.first()).toContainText(did('ORGANISATION.UPDATED', 'Marta Crespo'));
  await expect(page.getByText(did('TEAM.CREATED', 'Marta Crespo', 'Lobos'))).toBeVisible();
  await expect(page.getByText(did('VENUE.CREATED', 'Nuria Solís', 'La Vega'))).toBeVisible();

  await page.getByLabel(es('auditLog.filters.area')).selectOption(es('auditLog.areas.VENUES'));
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('La Vega');
  await page.getByLabel(es('auditLog.filters.person'), { exact: true }).selectOption('Marta Crespo');
  await expect(page.getByText(es('auditLog.notFound'))).toBeVisible();
  await page.getByRole('button', { name: es('auditLog.clear') }).click();
  await page.getByRole('searchbox', { name: es('auditLog.search') }).fill('lobos');
  await expect(rows).toHaveCount(1);

  const leaving = page.waitForEvent('download');
  await page.getByRole('button', { name: es('auditLog.export') }).click();
  const table = await readFile(await (await leaving).path(), 'utf8');
  const [heading = '', ...lines] = table.trim().split(/\r?\n/);
  expect(heading).toContain('Hash');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/Lobos.*;[\da-f]{64}$/);

  await page.goto(settingsOf(club, 'activity'));
  await expect(rows.first()).toContainText(did('ORGANISATION.AUDIT_LOG_EXPORTED', 'Marta Crespo'));
});

test('on a phone it loads page after page; a member sees no link to it', { tag: '@phone' }, async ({
  page,
  app,
}) => {
  const founder = await createUser(app, 'Marta', 'Crespo');
  const member = await createUser(app, 'Nuria', 'Solís');
  const club = await createOrganisation(app, founder);
  await addMember(app, { founder, club, joiner: member, role: 'member' });
  const teamId = await createTeam(app, founder, { orgCode: club.orgCode });
  for (let version = 1; version <= 55; version++)
    await callApi(app, founder, ['PUT', '/teams/update'], {
      id: teamId,
      name: `Sporting ${version}`,
      version,
    });

  await openAs(page, app, founder, `/en${settingsOf(club, 'activity')}`);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('time') });
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText('Name: Sporting 54 → Sporting 55');
  await page.getByRole('button', { name: en('ui.more') }).click();
  await expect(
    page.getByText(en('auditLog.did.ORGANISATION.CREATED', { who: 'Marta Crespo' })),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: en('ui.more') })).toBeHidden();

  await page.getByRole('button', { name: en('ui.filters.open') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(en('auditLog.filters.area')).selectOption(en('auditLog.areas.MEMBERS'));
  await sheet.getByRole('button', { name: en('ui.filters.done') }).click();
  await expect(rows).toHaveCount(2);

  await openAs(page, app, member, `/en${settingsOf(club)}`);
  await expect(page.getByRole('link', { name: en('organisationSettings.members') })).toBeVisible();
  await expect(page.getByRole('link', { name: en('organisationSettings.activity') })).toBeHidden();
  await page.goto(`/en${settingsOf(club, 'activity')}`);
  await expect(page.getByRole('heading', { name: en('organisationSettings.generalTitle') })).toBeVisible();
});
