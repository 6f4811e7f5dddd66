import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation, memberRow, openAs } from './organisation-steps.ts';
import { callApi, createTeam, createUser, joinTeam } from './team-steps.ts';

const names = 'Ana Bea Cris Dani Eva Fran Gus Hugo Iker Juan Leo Mar'.split(' ');
const bornIn = (at: number) => 1990 + at;

/** A federation with a team that the first two have joined with their accounts. */
async function createFederation(app: TestApp) {
  const secretary = await createUser(app, 'Marta', 'Crespo');
  const { orgCode } = await createOrganisation(app, secretary, 'Federación Norte');
  const teamId = await createTeam(app, secretary, { name: 'CD Ribera', orgCode });
  for (const [at, name] of names.slice(0, 2).entries()) {
    const player = await createUser(app, name, 'Vega', { birthday: `${bornIn(at)}-04-12` });
    await joinTeam(app, secretary, teamId, player);
  }
  return { secretary, orgCode, path: `/dashboard/${orgCode}/players` };
}

test('a secretary pastes a list, merges one duplicate and tells another apart', async ({ page, app }) => {
  const t = messagesIn('es');
  const words = (key: string, values = {}) => t(`squad.duplicates.${key}`, values);
  const { secretary, orgCode, path } = await createFederation(app);
  // Duplicates are added before the others exist: a pasted list would detect them.
  const people = names.slice(0, 2).map((firstName, at) => ({
    firstName,
    surnames: 'Vega',
    birthday: `${bornIn(at)}-04-12`,
    isAnother: true,
  }));
  const { status } = await callApi(app, secretary, ['POST', `/people/${orgCode}`], { people });
  expect(status).toBe(201);
  await openAs(page, app, secretary, path);
  await page.getByRole('button', { name: t('squad.paste.open') }).click();
  const dialog = page.getByRole('dialog');
  const table = ['Nombre\tNacimiento', ...names.map((name, at) => `${name} Vega\t12/04/${bornIn(at)}`)];
  await dialog.getByLabel(t('squad.paste.list')).fill(table.join('\n'));
  await dialog.getByRole('button', { name: 'Añadir 10 personas' }).click();
  await expect(page.getByText('10 personas apuntadas.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 posibles duplicados' })).toBeVisible();
  await expect(memberRow(page, 'Cris Vega')).toContainText(t('players.withoutTeam'));
  await expectAccessibleAndFitting(page, 'the players of an organisation');

  await page.getByRole('button', { name: words('compareOf', { name: 'Ana Vega' }) }).click();
  await expect(dialog).toContainText(words('isTold', { kept: 'Ana Vega' }));
  await expectAccessibleAndFitting(page, 'two entries of an organisation side by side');
  await dialog.getByRole('button', { name: words('merge') }).click();
  await expect(page.getByRole('heading', { name: '1 posible duplicado' })).toBeVisible();
  await expect(memberRow(page, 'Ana Vega')).toHaveCount(1);
  await expect(memberRow(page, 'Ana Vega')).toContainText('CD Ribera');

  await page.getByRole('button', { name: words('compareOf', { name: 'Bea Vega' }) }).click();
  await dialog.getByRole('button', { name: words('twoPeople') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /posible duplicado/ })).toHaveCount(0);
  await expect(memberRow(page, 'Bea Vega')).toHaveCount(2);
  await page.reload();
  await page.getByRole('button', { name: words('undoApartOf', { name: 'Bea Vega' }) }).click();
  await expect(page.getByRole('heading', { name: '1 posible duplicado' })).toBeVisible();
  await page.getByRole('button', { name: words('undoOf', { name: 'Ana Vega' }) }).click();
  await expect(page.getByRole('heading', { name: '2 posibles duplicados' })).toBeVisible();
});

test('a secretary adds three people to a team, edits one, and restores a removed one', {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('en');
  const words = (key: string, values = {}) => t(`players.${key}`, values);
  const { secretary, orgCode, path } = await createFederation(app);
  const people = names.slice(2).map((firstName) => ({ firstName, surnames: 'Vega' }));
  await callApi(app, secretary, ['POST', `/people/${orgCode}`], { people });
  await openAs(page, app, secretary, localePath('en', path));
  await page.getByRole('button', { name: words('shows.free') }).click();
  await expect(memberRow(page, 'Ana Vega')).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  for (const name of ['Cris Vega', 'Dani Vega', 'Eva Vega']) {
    await page.getByRole('button', { name: words('assignOf', { name }) }).click();
    await dialog.getByText('CD Ribera').click();
    await dialog.getByRole('button', { name: words('assignSubmit') }).click();
    await expect(memberRow(page, name)).toHaveCount(0);
  }
  await expectAccessibleAndFitting(page, 'those without a team');

  const menuOf = (name: string) => page.getByRole('button', { name: words('moreOf', { name }) });
  await page.getByRole('searchbox', { name: words('search') }).fill('fran');
  await expect(memberRow(page, 'Gus Vega')).toHaveCount(0);
  await menuOf('Fran Vega').click();
  await page.getByRole('menuitem', { name: words('edit'), exact: true }).click();
  await dialog.getByLabel(t('squad.fields.surnames')).fill('Vega Ríos');
  await dialog.getByLabel(t('squad.fields.birthday')).fill('2012-04-12');
  await expectAccessibleAndFitting(page, 'editing somebody of an organisation');
  await dialog.getByRole('button', { name: t('ui.save') }).click();
  await expect(memberRow(page, 'Fran Vega Ríos')).toContainText(t('squad.minor'));

  await menuOf('Fran Vega Ríos').click();
  await page.getByRole('menuitem', { name: words('takeOff') }).click();
  await expect(memberRow(page, 'Fran Vega Ríos')).toHaveCount(0);
  await page.getByRole('button', { name: words('undo'), exact: true }).click();
  await expect(memberRow(page, 'Fran Vega Ríos')).toBeVisible();
});
