import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { startReceiver } from '../fixtures/webhook-receiver.ts';
import { addMember, createOrganisation, openAs, settingsOf } from './organisation-steps.ts';
import { atDesk, variants } from './steps.ts';
import { createUser } from './team-steps.ts';

for (const { locale, title, details } of variants(atDesk))
  test(
    `an admin adds a webhook, tests it, sees it fail and retries it, ${title}`,
    details,
    async ({ page, app }) => {
      const t = messagesIn(locale);
      const words = (key: string, values = {}) => t(`webhooks.${key}`, values);
      const receiver = await startReceiver();
      const founder = await createUser(app, 'Marta', 'Crespo');
      const admin = await createUser(app, 'Nuria', 'Solís');
      const club = await createOrganisation(app, founder);
      await addMember(app, { founder, club, joiner: admin, role: 'admin' });

      await openAs(page, app, admin, localePath(locale, settingsOf(club)));
      await page.getByRole('link', { name: t('organisationSettings.webhooks') }).click();
      await expect(page.getByRole('heading', { name: words('none') })).toBeVisible();

      await page.getByRole('button', { name: words('add') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('url')).fill('http://club.example/marcador');
      await dialog.getByLabel(words('description')).fill('Marcador');
      await dialog.getByRole('button', { name: words('add') }).click();
      await expect(dialog.getByText(/https:\/\//).last()).toBeVisible();
      await dialog.getByLabel(words('url')).fill(receiver.url);
      await dialog.getByLabel(words('events.protest.filed')).uncheck();
      await dialog.getByRole('button', { name: words('add') }).click();

      const secretDialog = page.getByRole('dialog', { name: words('secretTitle') });
      const secret = await secretDialog.getByText(/^whsec_/).innerText();
      await secretDialog.getByRole('button', { name: words('done') }).click();
      await expect(page.getByText(receiver.url)).toBeVisible();

      await page.getByRole('button', { name: words('test') }).click();
      const log = page.getByRole('listitem').filter({ has: page.getByRole('time') });
      await expect(log).toHaveCount(1);
      await expect(log.getByText(words('statuses.DELIVERED'))).toBeVisible();
      await expect(log.getByText(words('answered', { status: '200' }))).toBeVisible();
      expect(receiver.messages).toHaveLength(1);
      expect(receiver.messages[0]?.type).toBe('webhook.test');
      expect(receiver.messages[0]?.isSigned(secret)).toBe(true);

      receiver.answerWith(500);
      await page.getByRole('button', { name: words('test') }).click();
      const latest = log.first();
      await expect(latest.getByText(words('statuses.RETRYING'))).toBeVisible();
      await expect(latest.getByText(words('answered', { status: '500' }))).toBeVisible();
      await latest.getByText(words('details')).click();
      await expect(latest.getByText('ahora no')).toBeVisible();
      await expect(page.getByText(words('states.failing'))).toBeVisible();
      await expectAccessibleAndFitting(page, 'webhooks');

      receiver.answerWith(200);
      await latest.getByRole('button', { name: words('sendAgainOf', { event: 'webhook.test' }) }).click();
      await expect(
        log.filter({ hasText: words('sentAgain') }).getByText(words('statuses.DELIVERED')),
      ).toBeVisible();
      const ids = receiver.messages.slice(1).map(({ id }) => id);
      expect(new Set(ids).size).toBe(1);

      await page.getByRole('button', { name: words('moreOf', { name: 'Marcador' }) }).click();
      await page.getByRole('menuitem', { name: words('rotate') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('rotate') })
        .click();
      const next = await secretDialog.getByText(/^whsec_/).innerText();
      expect(next).not.toBe(secret);
      await secretDialog.getByRole('button', { name: words('done') }).click();

      await page.getByRole('button', { name: words('moreOf', { name: 'Marcador' }) }).click();
      await page.getByRole('menuitem', { name: words('delete') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('delete') })
        .click();
      await expect(page.getByRole('heading', { name: words('none') })).toBeVisible();
      await receiver.close();
    },
  );
