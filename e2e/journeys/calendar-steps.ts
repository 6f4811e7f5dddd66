import type { Page } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expect } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import type { CompetitionRef, OrganisationWithAdmin } from './competition-steps.ts';
import { callApi } from './team-steps.ts';

const t = messagesIn('es');

/** A venue created before the journey begins. */
export async function createVenue(
  app: TestApp,
  { orgCode, admin }: OrganisationWithAdmin,
  name: string,
  fields: readonly string[],
) {
  const { body, status } = await callApi(app, admin, ['POST', `/venues/${orgCode}`], {
    name,
    fields: fields.map((field) => ({ name: field })),
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as { readonly id: string; readonly fields: readonly { readonly id: string }[] };
}

/** Adds a venue in the browser, on the venues page. */
export async function addVenue(page: Page, name: string, fields: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('venues.new') }).click();
  await dialog.getByLabel(t('venues.name')).fill(name);
  for (const [index, field] of fields.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: t('venues.addField') }).click();
    await dialog.getByLabel(t('venues.fieldName', { number: `${index + 1}` })).fill(field);
  }
  await dialog.getByRole('button', { name: t('venues.create') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

export const calendarOf = ({ path }: CompetitionRef, more = '') => `${path}?tab=calendar${more}`;

/** Starts a search with the wishes on the screen. */
export async function search(page: Page, seconds: number): Promise<void> {
  await page.getByLabel(t('competitionCalendar.seconds')).selectOption(`${seconds}`);
  await page
    .locator('form')
    .getByRole('button', { name: t('competitionCalendar.search') })
    .click();
}

interface Match {
  readonly id: string;
  readonly kickOff: string | null;
  readonly field: { readonly id: string; readonly name: string } | null;
  readonly home: { readonly id: string; readonly name: string };
  readonly away: { readonly id: string; readonly name: string };
  readonly isLocked: boolean;
}

/** All matches of a phase, as currently stored. */
export async function readMatches(
  app: TestApp,
  { admin }: OrganisationWithAdmin,
  { phaseId }: CompetitionRef,
): Promise<readonly Match[]> {
  const matches: Match[] = [];
  for (let page = 1; ; page++) {
    const { body } = await callApi(app, admin, ['POST', '/match/findByCriteria'], {
      phaseId,
      page,
      limit: 100,
    });
    const { items, totalPages } = body as unknown as { items: Match[]; totalPages: number };
    matches.push(...items);
    if (page >= totalPages) return matches;
  }
}

/** Values that occur more than once. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
