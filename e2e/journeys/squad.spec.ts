import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { callApi, createTeam, createUser, membersOf, rowOf } from './team-steps.ts';

const names = 'Ana Bea Cris Dani Eva Fran Gus Hugo Iker Juan Leo Mar Noa Omar Pau Raúl Sara Toño'.split(' ');

/** Eighteen rows as copied from a spreadsheet: the first person exists, the last has an invalid birthday. */
const table = [
  'Dorsal\tNombre\tNacimiento\tPosición',
  ...names.map((name, at) => {
    const born = at === names.length - 1 ? '31/02/2004' : `12/04/${1990 + at}`;
    return `${at + 1}\t${name} Vega\t${born}\tLateral`;
  }),
].join('\n');

test('a secretary pastes a squad: the good rows are added, the others are listed', async ({ page, app }) => {
  const t = messagesIn('es');
  const owner = await createUser(app, 'Marta', 'Crespo');
  const teamId = await createTeam(app, owner);
  const people = [{ firstName: 'Ana', surnames: 'Vega', birthday: '1990-04-12', shirt: 1 }];
  await callApi(app, owner, ['POST', `/teams/${teamId}/squad`], { people });

  await openSignedIn(page, owner.session, membersOf(teamId));
  await expect(rowOf(page, 'Ana Vega')).toBeVisible();
  await expectAccessibleAndFitting(page, 'the squad');
  await page.getByRole('button', { name: t('squad.paste.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('squad.paste.list')).fill(table);
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name });
  await expect(row('Ana Vega')).toContainText(t('squad.paste.outcomes.IN_TEAM'));
  await expect(row('Bea Vega')).toContainText(t('squad.paste.outcomes.NEW'));
  await expect(row('Toño Vega')).toContainText('31/02/2004 no existe');
  await expect(dialog.getByRole('status')).toHaveText(
    'Entran 16. Toño Vega espera a que corrijas su fila. Ana Vega ya está.',
  );
  await expectAccessibleAndFitting(page, 'the preview of a pasted squad');

  const position = dialog.getByLabel(t('squad.paste.columnHolds', { column: 'Posición' }));
  await position.selectOption(t('squad.paste.unused'));
  await expect(row('Bea Vega')).not.toContainText('Lateral');
  await position.selectOption(t('squad.fields.position'));
  await expect(row('Bea Vega')).toContainText('Lateral');
  await dialog.getByRole('button', { name: 'Añadir 16 personas' }).click();
  await expect(page.getByText('16 personas añadidas.')).toBeVisible();
  await expect(rowOf(page, 'Sara Vega')).toContainText('Lateral');
  await expect(rowOf(page, 'Toño Vega')).toHaveCount(0);

  await page.getByRole('button', { name: t('squad.undo') }).click();
  await expect(rowOf(page, 'Sara Vega')).toHaveCount(0);
  await expect(rowOf(page, 'Ana Vega')).toBeVisible();
});

test('a squad is edited as a table: two players swap shirts, and a taken one names its owner', async ({
  page,
  app,
}) => {
  const t = messagesIn('es');
  const owner = await createUser(app, 'Marta', 'Crespo');
  const teamId = await createTeam(app, owner);
  const people = [
    { firstName: 'Ana', surnames: 'Gil', shirt: 7 },
    { firstName: 'Eva', surnames: 'Soto', shirt: 8 },
    { firstName: 'Leo', surnames: 'Vega', shirt: 9 },
  ];
  await callApi(app, owner, ['POST', `/teams/${teamId}/squad`], { people });
  await openSignedIn(page, owner.session, membersOf(teamId));
  await page.getByRole('button', { name: t('squad.grid.open') }).click();
  const cell = (field: string, name: string) =>
    page.getByLabel(t('squad.grid.cell', { field: t(`squad.fields.${field}`), name }));
  await cell('shirt', 'Ana Gil').fill('8');
  await page.keyboard.press('Enter');
  await expect(cell('shirt', 'Eva Soto')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cell('position', 'Eva Soto')).toBeFocused();
  await page.getByRole('button', { name: 'Guardar 1 cambio' }).click();
  await expect(page.getByText(t('squad.shirtTaken', { shirt: '8', name: 'Eva Soto' }))).toBeVisible();
  await expect(cell('shirt', 'Ana Gil')).toHaveValue('8');
  await expect(cell('surnames', 'Marta Crespo')).toHaveCount(0);
  await expectAccessibleAndFitting(page, 'the squad as a table');

  await cell('shirt', 'Eva Soto').fill('7');
  await page.getByRole('button', { name: 'Guardar 2 cambios' }).click();
  await expect(page.getByText('2 cambios guardados.')).toBeVisible();
  await page.getByRole('button', { name: t('squad.grid.close') }).click();
  await expect(rowOf(page, 'Ana Gil').getByRole('img', { name: 'Dorsal 8' })).toBeVisible();
});

test('a coach adds a player by name, edits them, removes them and restores them', {
  tag: '@phone',
}, async ({ page, app }) => {
  const t = messagesIn('en');
  const owner = await createUser(app, 'Marta', 'Crespo');
  const teamId = await createTeam(app, owner);
  await openSignedIn(page, owner.session, localePath('en', membersOf(teamId)));
  await page.getByRole('button', { name: t('squad.add.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('squad.fields.firstName')).fill('Nico');
  await dialog.getByLabel(t('squad.fields.surnames')).fill('Arce');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t('squad.add.addedNow', { name: 'Nico Arce' }))).toBeVisible();
  await expect(dialog.getByLabel(t('squad.fields.firstName'))).toBeFocused();
  await expectAccessibleAndFitting(page, 'adding somebody');
  await dialog.getByLabel(t('squad.fields.firstName')).fill('Nico');
  await dialog.getByLabel(t('squad.fields.surnames')).fill('Arce');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t('squad.add.known', { name: 'Nico Arce' }))).toBeVisible();
  await dialog.getByRole('button', { name: t('squad.add.done') }).click();

  const row = rowOf(page, 'Nico Arce');
  const menu = row.getByRole('button', { name: t('teamDetail.moreOf', { name: 'Nico Arce' }) });
  await menu.click();
  await page.getByRole('menuitem', { name: t('teamDetail.edit') }).click();
  await dialog.getByLabel(t('squad.fields.shirt')).fill('1');
  await dialog.getByLabel(t('squad.fields.position')).fill('Goalkeeper');
  await dialog.getByLabel(t('squad.fields.birthday')).fill('2012-04-12');
  await expectAccessibleAndFitting(page, 'editing somebody');
  await dialog.getByRole('button', { name: t('teamDetail.save') }).click();
  await expect(row).toContainText('Goalkeeper');
  await expect(row).toContainText(t('squad.minor'));
  await expect(row.getByRole('img', { name: t('squad.shirtIs', { shirt: '1' }) })).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: t('squad.publicName.label') }).click();
  await dialog.getByLabel(t('squad.publicName.label')).selectOption('HIDDEN');
  await dialog.getByRole('button', { name: t('teamDetail.save') }).click();
  await expect(dialog).toHaveCount(0);

  await menu.click();
  await page.getByRole('menuitem', { name: t('teamDetail.remove') }).click();
  await expect(row).toHaveCount(0);
  const toast = page.getByText('Nico Arce is no longer in the squad.');
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: t('squad.undo') }).click();
  await expect(row).toContainText('Goalkeeper');
});
