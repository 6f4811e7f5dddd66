import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { randomIp } from '../fixtures/accounts.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createOrganisation, openAs } from './organisation-steps.ts';
import { atDesk, variants } from './steps.ts';
import { callApi, createTeam, createUser, type User } from './team-steps.ts';

const execute = promisify(execFile);

/** A substitute for jq: the paths in the guides are also valid in JavaScript. */
const orWithoutJq = `command -v jq > /dev/null || jq() {
  node -e 'let text = ""; process.stdin.on("data", (part) => { text += part; }).on("end", () => console.log(eval("(" + text + ")" + process.argv.at(-1))))' -- "\${@: -1}"
}`;

/** Runs commands as copied from a guide. */
async function runInShell(commands: string, environment: Record<string, string> = {}): Promise<string> {
  const script = `set -eo pipefail\n${orWithoutJq}\n${commands}`;
  const { stdout } = await execute('bash', ['-c', script], { env: { ...process.env, ...environment } });
  return stdout;
}

/** A token with all scopes. */
async function makeToken(app: TestApp, person: User): Promise<string> {
  const input = { name: 'Pruebas', scopes: ['all'], days: 30 };
  const { status, body } = await callApi(app, person, ['POST', '/access-tokens'], input);
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body.secret);
}

const sought = {
  es: { query: 'listar deportes', found: 'Listar los 21 deportes' },
  en: { query: 'list sports', found: 'List the 21 sports' },
} as const;

/** From the front page to the call that lists the sports, through the search. */
async function findSports(page: Page, locale: Locale): Promise<void> {
  const t = messagesIn(locale);
  const { query, found } = sought[locale];
  await page.goto(localePath(locale, '/cookies'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.docs'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('docs.homeTitle') })).toBeVisible();
  await expectAccessibleAndFitting(page, 'the front page of the documentation');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: t('docs.search.label') });
  await expect(field).toBeFocused();
  await page.keyboard.type(query);
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(found);
  await expectAccessibleAndFitting(page, 'what was found');
  const count = await options.count();
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localePath(locale, '/docs/reference/sport#parents'));
}

/** The commands shown in a guide, in order. */
async function commandsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expectAccessibleAndFitting(page, path);
  const boxes = page.locator('[data-box]').filter({ has: page.getByText('curl', { exact: true }) });
  return boxes.locator('pre').allTextContents();
}

for (const { locale, title, details } of variants(atDesk)) {
  const t = messagesIn(locale);

  test(`a visitor finds a call, copies it and runs it, ${title}`, details, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await findSports(page, locale);
    const call = page.locator('#parents');
    await expect(call.getByRole('heading', { name: sought[locale].found })).toBeVisible();
    await expectAccessibleAndFitting(page, 'the page of a resource');

    await call
      .getByRole('button', { name: t('docs.copyExample') })
      .first()
      .click();
    await expect(page.getByText(t('docs.copied'), { exact: true })).toBeAttached();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toMatch(/^curl "http/);
    expect(JSON.parse(await runInShell(command))).toHaveLength(21);

    await call.getByRole('radio', { name: 'Python' }).check({ force: true });
    await expect(call.getByText('import requests')).toBeVisible();
    await page.goto(localePath(locale, '/docs/reference/round'));
    await expect(page.locator('#get').getByText('import requests')).toBeVisible();
    await expect(page.locator('#get').getByText('curl "')).toBeHidden();
    await expect(page.locator('#get').getByRole('radio', { name: 'Python' })).toBeChecked();
  });

  test(`a user tries calls with their own token, ${title}`, details, async ({ page, app }) => {
    const ana = await createUser(app, 'Ana');
    const token = await makeToken(app, ana);
    await page.goto(localePath(locale, '/docs/reference/auth#profile'));
    const profile = page.locator('#profile');
    await profile.getByRole('button', { name: t('docs.try.open') }).click();
    await profile.getByLabel(t('docs.try.token')).fill(token);
    await expectAccessibleAndFitting(page, 'a call that is about to be tried');
    await profile.getByRole('button', { name: t('docs.try.send'), exact: true }).click();
    await expect(profile.getByText(/^200 · \d+ ms$/)).toBeVisible();
    await expect(profile.getByText(ana.email)).toBeVisible();
    await expect(profile.getByText(/^ratelimit: /m)).toBeVisible();

    const organisation = page.locator('#get');
    await page.goto(localePath(locale, '/docs/reference/organisation#get'));
    await organisation.getByRole('button', { name: t('docs.try.open') }).click();
    await organisation.getByRole('button', { name: t('docs.try.send'), exact: true }).click();
    await expect(organisation.getByText(t('docs.try.missing'))).toBeVisible();
    await expect(organisation.getByLabel(/^id · /)).toBeFocused();

    await page.goto(localePath(locale, '/docs/reference/organisation#create'));
    const create = page.locator('#create');
    await create.getByRole('button', { name: t('docs.try.open') }).click();
    await expect(create.getByLabel(t('docs.try.token')), 'the tab remembers it').toHaveValue(token);
    const body = create.getByLabel(t('docs.try.body'));
    await body.fill('{ "name": ');
    await create.getByRole('button', { name: t('docs.try.send'), exact: true }).click();
    await expect(create.getByText(t('docs.try.badBody'))).toBeVisible();
    await body.fill('{ "name": "Club de prueba" }');
    await create.getByRole('button', { name: t('docs.try.send'), exact: true }).click();
    await create.getByRole('button', { name: t('docs.try.cancel') }).click();
    await expect(create.getByText(/^\d+ · /)).toHaveCount(0);
    await create.getByRole('button', { name: t('docs.try.send'), exact: true }).click();
    await create.getByRole('button', { name: t('docs.try.confirm') }).click();
    await expect(create.getByText(/^201 · \d+ ms$/)).toBeVisible();
    await expectAccessibleAndFitting(page, 'a call that was tried');
  });

  test(`the commands of guides run unchanged, ${title}`, details, async ({ page, app }) => {
    const ana = await createUser(app, 'Ana');
    const { orgCode } = await createOrganisation(app, ana);
    const environment = {
      TRAIP: app.origin,
      TOKEN: await makeToken(app, ana),
      ORG: orgCode,
      TEAM: await createTeam(app, ana),
    };
    const squad = await commandsOf(page, localePath(locale, '/docs/guides/import-squads'));
    expect(squad).toHaveLength(2);
    expect(await runInShell(squad.join('\n'), environment)).toMatch(/Luc(?:ía|y).*Mart(?:a|ha)/s);

    const season = await commandsOf(page, localePath(locale, '/docs/guides/import-season'));
    expect(season).toHaveLength(2);
    expect(await runInShell(season.join('\n'), environment)).toMatch(/"champion": "S(?:ol|un)"/);

    const first = await commandsOf(page, localePath(locale, '/docs/guides/first-competition'));
    expect(first).toHaveLength(5);
    const printed = await runInShell(first.join('\n'), environment);
    const [email, competition, , state, closed, points] = printed.trim().split('\n');
    expect([email, state, closed, points]).toEqual([ana.email, 'FINISHED', 'CLOSED', '3']);
    await page.goto(localePath(locale, `/c/${competition}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`the commands that sign people in run unchanged, ${title}`, details, async ({ page, app }) => {
    const ana = await createUser(app, 'Ana');
    const { orgCode } = await createOrganisation(app, ana);
    const input = { name: 'Marcador', redirectUris: ['http://127.0.0.1/back'], isConfidential: false };
    const { body: made } = await callApi(app, ana, ['POST', `/apps/org/${orgCode}`], input);
    const environment = { TRAIP: app.origin, CLIENT_ID: (made.app as { id: string }).id };
    const path = localePath(locale, '/docs/guides/sign-in-with-traip');
    const [ask = '', ...exchanges] = await commandsOf(page, path);
    const output = await runInShell(`${ask}\necho $VERIFIER`, environment);
    const [address = '', VERIFIER = ''] = output.trim().split('\n');
    await openAs(page, app, ana, localePath(locale, '/oauth/authorize') + new URL(address).search);
    const back = page.waitForRequest(/^http:\/\/127\.0\.0\.1\/back/);
    await page.getByRole('button', { name: t('appConsent.allow'), exact: true }).click();
    const CODE = new URL((await back).url()).searchParams.get('code') ?? '';
    const printed = await runInShell(exchanges.join('\n'), { ...environment, VERIFIER, CODE });
    const [scope, seconds, code, error] = printed.trim().split('\n');
    expect([scope, seconds, error]).toEqual(['read results', '3600', 'authorization_pending']);
    expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
  });
}

test('the old URL of the reference redirects to the new one, and an unknown one offers links', async ({
  page,
  app,
}) => {
  const { headers } = await fetch(`${app.origin}/v1/club/docs`, {
    redirect: 'manual',
    headers: { 'accept-language': 'en', 'x-forwarded-for': randomIp() },
  });
  expect(headers.get('location')).toBe('/en/docs/reference');
  const answer = await page.goto('/docs/guides/nowhere');
  expect(answer?.status()).toBe(404);
  const t = messagesIn('es');
  await page.getByRole('link', { name: t('docs.home') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('docs.homeTitle') })).toBeVisible();
});
