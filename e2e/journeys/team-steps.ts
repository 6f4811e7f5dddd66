import type { Page } from '@playwright/test';
import { haveAccount, ownPassword, sessionOf } from '../world/accounts.ts';
import { expect } from '../world/test.ts';
import { type Locale, pathIn, wordsOf } from '../world/words.ts';
import type { World } from '../world/world.ts';

export type Somebody = { readonly email: string; readonly session: Awaited<ReturnType<typeof sessionOf>> };

/** Somebody with an account, signed in. */
export async function somebody(world: World, firstName: string, surnames = 'Ruiz'): Promise<Somebody> {
  const email = await haveAccount(world, { firstName, surnames });
  return { email, session: await sessionOf(world, email, ownPassword) };
}

type Answer = { readonly status: number; readonly body: Record<string, unknown> };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call as somebody makes it who does not use our screens. */
export async function ask(
  world: World,
  { session }: Somebody,
  [method, path]: readonly [Method, string],
  body?: unknown,
): Promise<Answer> {
  const { accessToken } = session as { accessToken?: string };
  const response = await fetch(`${world.origin}/v1/club${path}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** A team that exists before the journey begins. */
export async function haveTeam(world: World, owner: Somebody, more: object = {}): Promise<string> {
  const answer = await ask(world, owner, ['POST', '/teams/create'], { name: 'Sporting Alameda', ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return String(answer.body.id);
}

/** Puts somebody into a team, as its QR code would. */
export async function haveJoined(world: World, owner: Somebody, teamId: string, joiner: Somebody) {
  const { body } = await ask(world, owner, ['POST', '/teams/invitations-qr/create'], { teamId });
  const token = String(body.url).split('/').at(-1);
  const answer = await ask(world, joiner, ['POST', '/teams/invitations-qr/consume'], { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** Opens the QR dialog of the team on the screen, and makes a code; its link comes back. */
export async function makeQr(page: Page, locale: Locale): Promise<string> {
  const t = wordsOf(locale);
  await page.getByRole('button', { name: t('teamDetail.inviteByQr') }).click();
  await page.getByRole('button', { name: t('teamQr.create') }).click();
  return page.getByRole('textbox', { name: t('teamQr.link') }).inputValue();
}

/** The row of a person in the list of members. */
export const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

export const membersOf = (locale: Locale, teamId: string) =>
  pathIn(locale, `/my-teams/${teamId}?tab=members`);
