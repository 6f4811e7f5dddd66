import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { addVenue, createVenue, readMatches } from './calendar-steps.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { callApi, createTeam } from './team-steps.ts';

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`venues.${key}`, values);

test('a venue is added with its hours, edited, and closed for some days', {
  tag: '@phone',
}, async ({ page, app }) => {
  const club = await createOrganisation(app);
  const path = `/dashboard/${club.orgCode}/venues`;
  await openSignedIn(page, club.admin.session, path);
  await expect(page.getByText(words('noneText'))).toBeVisible();
  await page.getByRole('button', { name: words('new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('create') }).click();
  await expect(dialog.getByLabel(words('name'))).toBeFocused();
  await dialog.getByRole('button', { name: t('ui.cancel') }).click();
  await addVenue(page, 'La Vega', ['Campo A', 'Campo B']);
  await expect(page.getByText(words('alwaysOpen'))).toBeVisible();

  await page.getByRole('button', { name: words('moreOf', { name: 'La Vega' }) }).click();
  await page.getByRole('menuitem', { name: words('edit') }).click();
  const saturday = 'Sábado';
  await dialog.getByLabel(saturday, { exact: true }).check();
  const until = dialog.getByLabel(t('ui.windows.to', { day: saturday }));
  await until.fill('08:00');
  await dialog.getByRole('button', { name: t('ui.save') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await until.fill('21:30');
  await dialog.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText(`${saturday.slice(0, 3)} 09:00–21:30`)).toBeVisible();

  await page.getByRole('link', { name: words('tabs.closed') }).click();
  await page.getByRole('button', { name: words('addClosed') }).click();
  await dialog.getByRole('button', { name: words('scopes.venue') }).click();
  await dialog.getByLabel(words('firstDay')).fill('2027-12-24');
  await dialog.getByLabel(words('lastDay')).fill('2027-12-26');
  await dialog.getByRole('button', { name: words('close') }).click();
  await expect(dialog.getByText(words('venueMissing'))).toBeVisible();
  await dialog.getByLabel(words('venue'), { exact: true }).selectOption({ label: 'La Vega' });
  await dialog.getByLabel(words('reason')).fill('Navidad');
  await dialog.getByRole('button', { name: words('close') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'La Vega' })).toContainText('Navidad');
  await page.getByRole('button', { name: /La Vega/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('openAgain') })
    .click();
  await expect(page.getByText(words('noClosed'))).toBeVisible();
});

test('a team gets its home venues, and a match keeps its time when its venue is deleted', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const competition = await createCompetition(app, club, { name: 'Liga', teams: 2, generate: true });
  const venue = await createVenue(app, club, 'La Vega', ['Campo A']);
  const [match] = await readMatches(app, club, competition);
  await callApi(app, club.admin, ['PUT', '/match/actions/schedule'], {
    matchId: match?.id,
    kickOff: '2027-09-04T10:00:00.000Z',
    fieldId: venue.fields[0]?.id,
  });
  await createTeam(app, club.admin, { orgCode: club.orgCode });
  await openSignedIn(page, club.admin.session, `/dashboard/${club.orgCode}/venues?tab=homes`);
  await page.getByRole('button', { name: words('chooseHomeOf', { name: 'Sporting Alameda' }) }).click();
  await page.getByRole('checkbox', { name: 'La Vega' }).check();
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sporting Alameda' })).toContainText('La Vega');

  await page
    .getByRole('main')
    .getByRole('link', { name: words('tabs.venues') })
    .click();
  await page.getByRole('button', { name: words('moreOf', { name: 'La Vega' }) }).click();
  await page.getByRole('menuitem', { name: words('delete') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 partido se juega ahí');
  await dialog.getByRole('button', { name: words('delete') }).click();
  await expect(page.getByText(words('none'), { exact: true })).toBeVisible();
  const [kept] = await readMatches(app, club, competition);
  expect([kept?.kickOff, kept?.field]).toEqual(['2027-09-04T10:00:00.000Z', null]);
});
