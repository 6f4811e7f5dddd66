import { messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { createOrganisation, openAs } from './organisation-steps.ts';
import { createUser } from './team-steps.ts';

const t = messagesIn('es');
const en = messagesIn('en');

test('/dashboard opens the only organisation, offers several to choose from, and helps users without one', async ({
  page,
  app,
}) => {
  const ana = await createUser(app, 'Ana');
  await openAs(page, app, ana, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: t('dashboard.choose.none') })).toBeVisible();
  await expectAccessibleAndFitting(page, 'nobody’s dashboard');
  const first = await createOrganisation(app, ana, 'Peña Azul');
  await openAs(page, app, ana, '/en/dashboard');
  await expect(page).toHaveURL(`/en/dashboard/${first.orgCode}`);
  const second = await createOrganisation(app, ana, 'Peña Roja');
  await openAs(page, app, ana, '/en/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: en('dashboard.choose.title') })).toBeVisible();
  await expectAccessibleAndFitting(page, 'several dashboards');
  await page.getByRole('main').getByRole('link', { name: 'Peña Roja' }).click();
  await expect(page).toHaveURL(`/en/dashboard/${second.orgCode}`);
});
