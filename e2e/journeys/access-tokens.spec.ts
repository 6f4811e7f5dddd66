import type { Page } from '@playwright/test';
import { randomIp } from '../fixtures/accounts.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation, openAs, settingsOf } from './organisation-steps.ts';
import { atDesk, variants } from './steps.ts';
import { createUser } from './team-steps.ts';

/** A call made by a program, from another site's page. */
async function callFromOutside(
  app: TestApp,
  token: string,
  [method, path]: readonly ['GET' | 'POST', string],
  body?: object,
) {
  const response = await fetch(`${app.origin}/v1/club${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      origin: 'https://marcador.example',
      'x-forwarded-for': randomIp(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { error } = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: error?.code, rateLimit: response.headers.get('ratelimit') };
}

interface TokenInput {
  readonly name: string;
  readonly scopes: readonly ('read' | 'results' | 'competitions' | 'people' | 'all')[];
  readonly role?: 'admin' | 'member';
}

/** Creates a token on the current screen, copies it, and closes the dialog. */
async function makeToken(page: Page, locale: Locale, { name, scopes, role }: TokenInput): Promise<string> {
  const t = messagesIn(locale);
  const words = (key: string) => t(`accessTokens.${key}`);
  await page.getByRole('button', { name: words('create') }).click();
  const dialog = page.getByRole('dialog', { name: words('newTitle') });
  await dialog.getByLabel(words('name')).fill(name);
  for (const scope of scopes) await dialog.getByLabel(words(`scopeHints.${scope}`)).check();
  if (role) await dialog.getByLabel(words('role')).selectOption(t(`roles.${role}`));
  await dialog.getByLabel(words('days')).selectOption('30');
  await expectAccessibleAndFitting(page, 'the form of a new token');
  await dialog.getByRole('button', { name: words('create') }).click();
  const shown = page.getByRole('dialog', { name: words('secretTitle') });
  await expect(shown).toBeVisible();
  await expectAccessibleAndFitting(page, 'a token that is shown once');
  await shown.getByRole('button', { name: words('copy') }).click();
  await expect(page.getByText(words('copied'))).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  await shown.getByRole('button', { name: words('saved') }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  return token;
}

async function revokeToken(page: Page, locale: Locale, name: string): Promise<void> {
  const t = messagesIn(locale);
  await page.getByRole('button', { name: t('accessTokens.revokeOf', { name }) }).click();
  const question = page.getByRole('alertdialog', { name: t('accessTokens.revokeQuestion', { name }) });
  await question.getByRole('button', { name: t('accessTokens.revoke') }).click();
  await expect(page.getByText(t('accessTokens.revoked'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('accessTokens.revokeOf', { name }) })).toHaveCount(0);
}

for (const { locale, title, details } of variants(atDesk))
  test(
    `a user creates a token, a program uses it, and it is revoked, ${title}`,
    details,
    async ({ page, app, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const ana = await createUser(app, 'Ana');
      await openAs(page, app, ana, localePath(locale, '/profile?tab=security'));
      const name = 'Web del club';
      const token = await makeToken(page, locale, { name, scopes: ['read'] });
      expect(token).toMatch(/^traip_pat_[\dA-Za-z]{49}$/);

      const profileCall = ['GET', '/auth/profile'] as const;
      const answer = await callFromOutside(app, token, profileCall);
      expect(answer.status).toBe(200);
      expect(answer.rateLimit).toMatch(/^"token";r=599;t=\d+$/);
      const writing = await callFromOutside(app, token, ['POST', '/teams/create'], { name: 'Osos' });
      expect([writing.status, writing.code]).toEqual([403, 'TOKEN_SCOPE_MISSING']);

      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(token.slice(-4));
      await expectAccessibleAndFitting(page, 'the tokens of a profile');
      await revokeToken(page, locale, name);
      const refused = await callFromOutside(app, token, profileCall);
      expect([refused.status, refused.code]).toEqual([401, 'TOKEN_INVALID']);
    },
  );

for (const { locale, title, details } of variants(atDesk))
  test(
    `a token of an organisation works there, and the activity names it, ${title}`,
    details,
    async ({ page, app, context }) => {
      const t = messagesIn(locale);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const founder = await createUser(app, 'Marta', 'Crespo');
      const club = await createOrganisation(app, founder);
      await openAs(page, app, founder, localePath(locale, settingsOf(club, 'tokens')));
      const name = 'Marcador del pabellón';
      const token = await makeToken(page, locale, { name, scopes: ['competitions'], role: 'admin' });
      expect(token).toMatch(/^traip_org_/);

      const venue = { name: 'La Vega', fields: [{ name: 'Campo 1' }] };
      const made = await callFromOutside(app, token, ['POST', `/venues/${club.orgCode}`], venue);
      expect(made.status).toBe(201);
      const own = await callFromOutside(app, token, ['GET', '/auth/profile']);
      expect([own.status, own.code]).toEqual([403, 'PERSONAL_TOKEN_REQUIRED']);

      await page.goto(localePath(locale, settingsOf(club, 'activity')));
      const row = page.getByRole('listitem').filter({ hasText: 'La Vega' });
      await expect(row).toContainText(t('auditLog.byToken', { name }));
      await page.goto(localePath(locale, settingsOf(club, 'tokens')));
      await expect(page.getByText(t('accessTokens.madeBy', { who: 'Marta Crespo' }))).toBeVisible();
      await expectAccessibleAndFitting(page, 'the tokens of an organisation');
      await revokeToken(page, locale, name);
      const refused = await callFromOutside(app, token, ['GET', `/venues/${club.orgCode}`]);
      expect([refused.status, refused.code]).toEqual([401, 'TOKEN_INVALID']);
    },
  );
