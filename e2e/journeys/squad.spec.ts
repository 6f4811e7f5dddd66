import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { callApi, createTeam, createUser, membersOf, rowOf } from './team-steps.ts';

const names = 'Ana Bea Cris Dani Eva Fran Gus Hugo Iker Juan Leo Mar Noa Omar Pau Raúl Sara Toño'.split(' ');

/** Eighteen rows as a spreadsheet puts them on the clipboard: the first is known, the last was born on no day. */
const table = [
  'Dorsal\tNombre\tNacimiento\tPosición',
  ...names.map((name, at) => {
    const born = at === names.length - 1 ? '31/02/2004' : `12/04/${1990 + at}`;
    return `${at + 1}\t${name} Vega\t${born}\tLateral`;
  }),
].join('\n');

test('a secretary pastes a squad: the good rows enter, the others are named', async ({ page, app }) => {
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
