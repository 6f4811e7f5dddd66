import type { Browser, BrowserContext, Page } from '@playwright/test';
import { collectBrowserErrors } from '../fixtures/browser-errors.ts';
import { waitForHydration } from '../fixtures/hydration.ts';
import { expect, openSignedIn } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { callApi, type User } from './team-steps.ts';

type Organisation = { readonly id: string; readonly orgCode: string; readonly name: string };

/** An organisation created before the journey begins. */
export async function createOrganisation(
  app: TestApp,
  founder: User,
  name = 'Peña Azul',
): Promise<Organisation> {
  const answer = await callApi(app, founder, ['POST', '/org'], { name });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as Organisation;
}

type Role = 'super-admin' | 'admin' | 'member' | 'referee';

/** Adds a user to an organisation, like an accepted invitation. */
export async function addMember(
  app: TestApp,
  { founder, club, joiner, role }: { founder: User; club: Organisation; joiner: User; role: Role },
): Promise<void> {
  const invitation = { organizationId: club.id, email: joiner.email, role };
  const { body } = await callApi(app, founder, ['POST', '/org-users/invitations'], invitation);
  const answer = await callApi(app, joiner, ['POST', '/org-users/accept-invitation'], {
    invitationId: body.id,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** Opens a page as a user whose session has current data. */
export async function openAs(page: Page, app: TestApp, person: User, path: string): Promise<void> {
  const { body: user } = await callApi(app, person, ['GET', '/auth/profile']);
  await openSignedIn(page, { ...person.session, user }, path);
}

/** Another person on another device. Errors in their browser count as well. */
export async function inAnotherBrowser(
  browser: Browser,
  app: TestApp,
  journey: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: app.origin });
  const browserErrors = collectBrowserErrors(context);
  waitForHydration(context);
  await journey(await context.newPage(), context);
  expect(browserErrors, 'errors in the other browser').toEqual([]);
  await context.close();
}

export const settingsOf = ({ orgCode }: Pick<Organisation, 'orgCode'>, tab?: string) =>
  `/dashboard/${orgCode}/settings${tab === undefined ? '' : `?tab=${tab}`}`;

/** A person's row in the table of members. */
export const memberRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
