import type { Page } from '@playwright/test';
import { createAccount, ownPassword, randomIp, sessionOf } from '../fixtures/accounts.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { expect } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';

const t = messagesIn('es');

export type User = { readonly email: string; readonly session: Awaited<ReturnType<typeof sessionOf>> };

/** A user with an account, signed in. */
export async function createUser(
  app: TestApp,
  firstName: string,
  surnames = 'Ruiz',
  more: { readonly birthday?: string } = {},
): Promise<User> {
  const email = await createAccount(app, { firstName, surnames, ...more });
  return { email, session: await sessionOf(app, email, ownPassword) };
}

type Answer = { readonly status: number; readonly body: Record<string, unknown> };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A direct API call, without our screens. */
export async function callApi(
  app: TestApp,
  { session }: User,
  [method, path]: readonly [Method, string],
  body?: unknown,
): Promise<Answer> {
  const { accessToken } = session as { accessToken?: string };
  const response = await fetch(`${app.origin}/v1/club${path}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'x-forwarded-for': randomIp(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** A team created before the journey begins. */
export async function createTeam(app: TestApp, owner: User, more: object = {}): Promise<string> {
  const answer = await callApi(app, owner, ['POST', '/teams/create'], { name: 'Sporting Alameda', ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return String(answer.body.id);
}

/** Adds a user to a team, as its QR code would. */
export async function joinTeam(app: TestApp, owner: User, teamId: string, joiner: User) {
  const { body } = await callApi(app, owner, ['POST', '/teams/invitations-qr/create'], { teamId });
  const token = String(body.url).split('/').at(-1);
  const answer = await callApi(app, joiner, ['POST', '/teams/invitations-qr/consume'], { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** Opens the QR dialog of the team on the screen, and creates a code; returns its link. */
export async function makeQr(page: Page): Promise<string> {
  await page.getByRole('button', { name: t('teamDetail.inviteByQr') }).click();
  await page.getByRole('button', { name: t('teamQr.create') }).click();
  return page.getByRole('textbox', { name: t('teamQr.link') }).inputValue();
}

/** A person's row in the list of members. */
export const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

export const membersOf = (teamId: string) => `/my-teams/${teamId}?tab=members`;
