import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listenForComplaints } from '../world/complaints.ts';
import { expect, openSignedIn } from '../world/test.ts';
import type { World } from '../world/world.ts';
import { ask, type Somebody } from './team-steps.ts';

type Club = { readonly id: string; readonly orgCode: string; readonly name: string };

/** An organisation that exists before the journey begins. */
export async function haveClub(world: World, founder: Somebody, name = 'Peña Azul'): Promise<Club> {
  const answer = await ask(world, founder, ['POST', '/org'], { name });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Club;
}

type Role = 'super-admin' | 'admin' | 'member' | 'referee';

/** Puts somebody into an organisation, as an accepted invitation does. */
export async function haveMember(
  world: World,
  { founder, club, joiner, role }: { founder: Somebody; club: Club; joiner: Somebody; role: Role },
): Promise<void> {
  const invitation = { organizationId: club.id, email: joiner.email, role };
  const { body } = await ask(world, founder, ['POST', '/org-users/invitations'], invitation);
  const answer = await ask(world, joiner, ['POST', '/org-users/accept-invitation'], {
    invitationId: body.id,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** Opens a page as somebody who knows of everything that has happened to them until now. */
export async function openAs(page: Page, world: World, person: Somebody, path: string): Promise<void> {
  const { body: user } = await ask(world, person, ['GET', '/auth/profile']);
  await openSignedIn(page, { ...person.session, user }, path);
}

/** Another person at another device. What their browser complains about counts as well. */
export async function elsewhere(
  browser: Browser,
  world: World,
  journey: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: world.origin });
  const complaints = listenForComplaints(context);
  await journey(await context.newPage(), context);
  expect(complaints, 'what the other browser complained about').toEqual([]);
  await context.close();
}

export const settingsOf = ({ orgCode }: Pick<Club, 'orgCode'>, tab?: string) =>
  `/dashboard/${orgCode}/settings${tab === undefined ? '' : `?tab=${tab}`}`;

/** The row of somebody in the table of members. */
export const memberRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
