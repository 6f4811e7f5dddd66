import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation, readCompetition } from './competition-steps.ts';

const ladder = ['Ana', 'Bea', 'Cai', 'Dan', 'Eva', 'Fer'];

const t = messagesIn('es');
const words = (key: string, values?: Record<string, string>) => t(`competitionManage.${key}`, values);

test('a challenge on a ladder reaches up to three places, with a reason why no further', async ({
  page,
  app,
}) => {
  const club = await createOrganisation(app);
  const phases = [{ name: 'Escalera', algorithm: 'LADDER' }];
  const competition = await createCompetition(app, club, {
    name: 'Escalera del club',
    named: ladder,
    phases,
  });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=matches`);
  await expect(page.getByText(words('noMatchesYet'))).toBeVisible();
  await page.getByRole('button', { name: words('addMatch') }).click();
  const dialog = page.getByRole('dialog', { name: words('newMatch.challenge') });
  await dialog.getByLabel(words('newMatch.home')).selectOption('Eva');
  await dialog.getByLabel(words('newMatch.away')).selectOption('Ana');
  await dialog.getByRole('button', { name: words('newMatch.create') }).click();
  const why = /Eva puede retar hasta 3 puestos/;
  await expect(dialog.getByText(why)).toBeVisible();

  await dialog.getByLabel(words('newMatch.away')).selectOption('Bea');
  await dialog.getByRole('button', { name: words('newMatch.create') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('newMatch.created', { home: 'Eva', away: 'Bea' }))).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Eva.*Bea/s })
      .first(),
  ).toBeVisible();
  expect((await readCompetition(app, club, competition)).phases[0]?.matches).toBe(1);
});

test('manually added matches of a phase are added one by one, each in its round', async ({ page, app }) => {
  const t = messagesIn('es');
  const words = (key: string) => t(`competitionManage.${key}`);
  const club = await createOrganisation(app);
  const phases = [{ name: 'Amistosos', algorithm: 'MANUAL' }];
  const competition = await createCompetition(app, club, { name: 'Amistosos', named: ladder, phases });
  await openSignedIn(page, club.admin.session, `${competition.path}?tab=matches`);
  for (const [home, away] of [
    ['Ana', 'Bea'],
    ['Cai', 'Dan'],
    ['Bea', 'Ana'],
  ] as const) {
    await page.getByRole('button', { name: words('addMatch') }).click();
    const dialog = page.getByRole('dialog', { name: words('newMatch.title') });
    await dialog.getByRole('button', { name: words('newMatch.create') }).click();
    await expect(dialog.getByLabel(words('newMatch.home'))).toBeFocused();
    await dialog.getByLabel(words('newMatch.home')).selectOption(home);
    await dialog.getByLabel(words('newMatch.away')).selectOption(away);
    await dialog.getByRole('button', { name: words('newMatch.create') }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`${home}.*${away}`, 's') })
        .first(),
    ).toBeVisible();
  }
  expect((await readCompetition(app, club, competition)).phases[0]?.matches).toBe(3);
  // Nothing is refused, but possible mistakes are shown.
  await page.getByRole('link', { name: words('tabs.phases') }).click();
  await expect(page.getByText('Ana y Bea se enfrentan 2 veces.')).toBeVisible();
  await expect(page.getByText('Ana juega más de una vez en la jornada 1.')).toBeVisible();
  await expect(page.getByText(/^Faltan 4 cruces/)).toBeVisible();
  // There is nothing to draw: no seed, no preview, and saving only after a change.
  const inBroker = (key: string) => page.getByRole('button', { name: words(`broker.${key}`) });
  await expect(page.getByLabel(words('broker.seed'))).toBeHidden();
  await expect(inBroker('preview')).toBeHidden();
  await expect(inBroker('save')).toBeHidden();
  await page.getByLabel(t('brokerParams.labels.legs')).selectOption('2');
  await inBroker('save').click();
  await expect(page.getByText('Ana y Bea se enfrentan 2 veces.')).toBeHidden();
  await expect(inBroker('save')).toBeHidden();
});
