import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../fixtures/accessibility.ts';
import { type Locale, localePath, messagesIn } from '../fixtures/messages.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createCompetition, createOrganisation, type OrganisationWithAdmin } from './competition-steps.ts';
import { fieldTeam, startMatch } from './desk-steps.ts';
import { enterResult, matchesOf } from './public-steps.ts';
import { onPhone, variants } from './steps.ts';
import { callApi } from './team-steps.ts';

type Match = Awaited<ReturnType<typeof matchesOf>>[number];

const teams = ['Sporting Alameda', 'Deportivo', 'CF Montealto', 'UD Las Lomas'];

/** A double round robin at its midpoint, one match a day. */
async function halfSeason(app: TestApp) {
  const club = await createOrganisation(app);
  const params = { legs: 2 };
  const { id } = await createCompetition(app, club, {
    name: 'Liga Norte',
    named: teams,
    phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params }],
    generate: true,
    publish: true,
  });
  const matches = await matchesOf(app, club, id);
  const first = matches.slice(0, 6);
  for (const [index, match] of first.entries()) {
    await schedule(app, club, match, `2026-09-0${index + 1}T16:00:00.000Z`);
    await enterResult(app, club, match.id, [index % 3, index % 2]);
  }
  const [again] = matches.slice(6);
  if (again === undefined) throw new Error('Nobody meets twice.');
  await schedule(app, club, again, '2027-03-13T17:00:00.000Z');
  return { club, again };
}

async function schedule(app: TestApp, { admin }: OrganisationWithAdmin, { id }: Match, kickOff: string) {
  const ground = { matchId: id, kickOff };
  const { status, body } = await callApi(app, admin, ['PUT', '/match/actions/schedule'], ground);
  expect(status, JSON.stringify(body)).toBe(200);
}

/** One goal, a foul and a red card; then the match ends. */
async function play(app: TestApp, club: OrganisationWithAdmin, match: Match) {
  await startMatch(app, club, match);
  const event = (type: string, minute: number, more: object = {}) => ({
    clientEventId: randomUUID(),
    type,
    period: 1,
    minute,
    ...more,
  });
  const events = [
    event('GOAL', 11, { teamId: match.home.id, kind: 'GOAL' }),
    event('FOUL', 14, { teamId: match.away.id }),
    event('CARD', 15, { teamId: match.away.id, kind: 'RED' }),
  ];
  const sent = await callApi(app, club.admin, ['POST', '/match/actions/registerEvents'], {
    matchId: match.id,
    events,
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
}

async function finish(app: TestApp, { admin }: OrganisationWithAdmin, { id }: Match) {
  const ended = await callApi(app, admin, ['PUT', `/match/actions/finish/${id}`], {});
  expect(ended.status, JSON.stringify(ended.body)).toBe(200);
}

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

function wordsOf(locale: Locale) {
  const t = messagesIn(locale);
  return (key: string, values?: Record<string, string>) => t(`publicMatch.${key}`, values);
}

for (const { locale, title, details } of variants(onPhone))
  test(
    `a match page covers the match before, during and after it, ${title}`,
    details,
    async ({ page, app }) => {
      const words = wordsOf(locale);
      const { club, again } = await halfSeason(app);
      await fieldTeam(app, club, again.id, again.home.id);
      const path = localePath(locale, `/m/${again.id}`);

      await test.step('before: the kick-off, the form, the table and earlier meetings', async () => {
        await page.goto(path);
        await expect(page.getByText('18:00', { exact: true })).toBeVisible();
        await expect(
          page.getByText(locale === 'es' ? /^Dentro de \d+ días$/ : /^In \d+ days$/),
        ).toBeVisible();
        await expect(card(page, words('form.title')).getByRole('listitem')).toHaveCount(6);
        await expect(card(page, words('meetings.title')).getByRole('listitem')).toHaveCount(1);
        await expect(card(page, words('table.AHEAD')).getByRole('row')).toHaveCount(5);
        await expect(page.getByRole('heading', { name: words('timeline') })).toHaveCount(0);
        const calendar = page.getByRole('link', { name: words('addToCalendar') });
        const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
        expect(await file.text()).toContain('DTSTART:20270313T170000Z');
        expect(await accessibilityViolations(page), 'barriers before').toEqual([]);
      });

      await test.step('during: key events first, the rest behind a filter', async () => {
        await play(app, club, again);
        await page.goto(path);
        const timeline = card(page, words('timeline'));
        const foul = timeline.getByText(words('events.FOUL'), { exact: true });
        await expect(timeline.getByText(words('kinds.RED'))).toBeVisible();
        await expect(foul).toBeHidden();
        await timeline.getByText(words('filter.all'), { exact: true }).click();
        await expect(foul).toBeVisible();
        await timeline.getByRole('radio', { name: words('filter.all') }).press('ArrowLeft');
        await expect(foul).toBeHidden();
        await expect(card(page, words('table.LIVE'))).toBeVisible();
        expect(await accessibilityViolations(page), 'barriers during').toEqual([]);
      });

      await test.step('after: the report, the statistics and the changed places', async () => {
        await finish(app, club, again);
        await page.goto(path);
        const names = { winner: again.home.name, loser: again.away.name, score: '1–0', list: '' };
        const report = words('report.won', { ...names, extra: 'no', parts: 'no' });
        await expect(card(page, words('report.title'))).toContainText(report);
        await expect(
          card(page, words('figures.title')).getByRole('rowheader', { name: words('figures.fouls') }),
        ).toBeVisible();
        await expect(card(page, words('table.OVER'))).toContainText(again.home.name);
        await expect(card(page, words('meetings.title')).getByRole('listitem')).toHaveCount(1);
        await expect(page.getByRole('link', { name: words('sheet') })).toBeVisible();
        expect(await accessibilityViolations(page), 'barriers after').toEqual([]);
      });
    },
  );
