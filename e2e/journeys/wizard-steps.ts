import type { Page } from '@playwright/test';
import { messagesIn } from '../fixtures/messages.ts';
import { expect, openSignedIn } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import type { OrganisationWithAdmin } from './competition-steps.ts';
import { callApi, type User } from './team-steps.ts';

const t = messagesIn('es');

export async function openWizard(page: Page, { orgCode, admin }: OrganisationWithAdmin): Promise<void> {
  await openSignedIn(page, admin.session, `/dashboard/${orgCode}/competitions/new?step=basic`);
  await atStep(page, 'basic');
}

export async function atStep(page: Page, step: string): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: t(`competitionWizard.titles.${step}`) }),
  ).toBeVisible();
}

/** Goes to the next step. */
export async function continueTo(page: Page, next: string): Promise<void> {
  const step = t(`competitionWizard.steps.${next}`);
  await page.getByRole('button', { name: t('competitionWizard.goOn', { step }) }).click();
  await atStep(page, next);
}

/** From the first step to the format: a new Traip with its season, its category and a competition. */
export async function writePlace(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: t('competitionWizard.basic.new') }).check();
  await page.getByLabel(t('traips.name'), { exact: true }).fill(`${name} Traip`);
  await page.getByRole('combobox', { name: t('traips.sport') }).selectOption('FOOTBALL');
  await continueTo(page, 'season');
  await page.getByLabel(t('traips.seasonName')).fill('2026/27');
  await page.getByLabel(t('traips.categoryName')).fill('Sénior');
  await continueTo(page, 'competition');
  await page.getByLabel(t('competitionWizard.competition.name')).fill(name);
  await continueTo(page, 'format');
}

export async function chooseFormat(page: Page, key: string): Promise<void> {
  const name = `${t(`competitionWizard.formats.names.${key}`)} ${t(`competitionWizard.formats.texts.${key}`)}`;
  await page.getByRole('radio', { name }).check();
}

/** Adds the given number of new teams to the list, from text. */
export async function pasteTeams(page: Page, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `Club ${index + 1}`);
  await page.getByRole('button', { name: t('competitionWizard.teams.paste') }).click();
  await page.getByLabel(t('competitionWizard.paste.text')).fill(names.join('\n'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(` ${count} `) })
    .click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `Club ${count}` })
      .last(),
  ).toBeVisible();
}

/** From the teams to the end; returns the id of the competition. */
export async function publish(page: Page): Promise<string> {
  await continueTo(page, 'calendar');
  await continueTo(page, 'review');
  await expect(page.getByText(t('competitionWizard.review.ready'))).toBeVisible();
  await page.getByRole('button', { name: t('competitionWizard.review.submit') }).click();
  await page.waitForURL(/\/competitions\/[0-9a-f-]{36}/);
  return page.url().match(/[0-9a-f-]{36}/)?.[0] ?? '';
}

type Team = { readonly id: string } | null;
type FoundMatch = {
  readonly round: number;
  readonly kickOff: string | null;
  readonly group: string | null;
  readonly home: Team;
  readonly away: Team;
};

/** All matches of a competition, from the public API. */
export async function matchesOf(app: TestApp, user: User, competitionId: string): Promise<FoundMatch[]> {
  const found: FoundMatch[] = [];
  for (let page = 1; ; page++) {
    const path = `/traips-competition/matches/${competitionId}?limit=100&page=${page}`;
    const { status, body } = await callApi(app, user, ['GET', path]);
    expect(status, JSON.stringify(body)).toBe(200);
    found.push(...(body.items as FoundMatch[]));
    if (page >= Number(body.totalPages)) return found;
  }
}

type Phase = { readonly id: string; readonly name: string; readonly matches: number };
type FoundCompetition = {
  readonly state: string;
  readonly teams: number;
  readonly phases: readonly Phase[];
};

export async function competitionOf(app: TestApp, user: User, id: string): Promise<FoundCompetition> {
  const { status, body } = await callApi(app, user, ['GET', `/traips-competition/byId/${id}`]);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as FoundCompetition;
}

/** The broker's preview of a phase. */
export async function previewDraw(app: TestApp, user: User, competitionId: string, phaseId: string) {
  const { status, body } = await callApi(app, user, ['POST', '/broker-config/process'], {
    competitionId,
    phaseId,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { fixtures: unknown[]; byes: unknown[]; rounds: number };
}

/** How often each pair meets, and whether a team plays twice in one round. */
export function pairings(matches: readonly FoundMatch[]) {
  const pairs = new Map<string, number>();
  const busy = new Set<string>();
  let clashes = 0;
  for (const { round, home, away } of matches) {
    const ids = [home?.id ?? '', away?.id ?? ''];
    const pair = ids.toSorted().join(' ');
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    for (const id of ids) {
      if (busy.has(`${round} ${id}`)) clashes += 1;
      busy.add(`${round} ${id}`);
    }
  }
  return { pairs, clashes };
}
