import { localePath, messagesIn } from '../fixtures/messages.ts';
import { expectAccessibleAndFitting } from '../fixtures/page-checks.ts';
import { expect, openSignedIn, test } from '../fixtures/test.ts';
import { createCompetition, createOrganisation } from './competition-steps.ts';
import { inAnotherBrowser } from './organisation-steps.ts';
import { atDesk, variants } from './steps.ts';
import { callApi, createTeam, createUser } from './team-steps.ts';

const timetable = {
  firstDay: '2026-09-05',
  weekdays: [6],
  firstKickOff: '10:00',
  lastKickOff: '20:00',
  every: 30,
  pace: 'PACKED',
  mode: 'CALLED',
  venue: { name: 'Club', fields: ['Pista 1', 'Pista 2'] },
};

for (const { locale, title, details } of variants(atDesk))
  test(
    `the desk calls the next match to a free court, and everyone sees it · ${title}`,
    details,
    async ({ page, app, context }) => {
      const t = messagesIn(locale);
      const words = (key: string, values?: Record<string, string>) => t(`courtQueue.${key}`, values);
      const club = await createOrganisation(app);
      const { id, path } = await createCompetition(app, club, {
        name: 'Torneo sin horas',
        named: ['Ana', 'Eva', 'Lola', 'Sara'],
        generate: true,
        publish: true,
        timetable,
      });
      await openSignedIn(page, club.admin.session, localePath(locale, `${path}?tab=matches&view=courts`));
      const court = (name: string) => page.getByRole('article', { name });
      await expect(court('Pista 1')).toContainText(words('free'));
      const call = (name: string) =>
        court(name).getByRole('button', { name: new RegExp(`${words('call')}\\b`) });

      // One tap calls, another undoes it.
      await call('Pista 1').click();
      await expect(court('Pista 1')).not.toContainText(words('free'));
      await court('Pista 1')
        .getByRole('button', { name: new RegExp(words('takeBack')) })
        .click();
      await expect(court('Pista 1')).toContainText(words('free'));

      // A player isn't here yet: another match is next, and theirs waits.
      await court('Pista 1')
        .getByRole('button', { name: words('notHere') })
        .click();
      await expect(page.getByRole('listitem').filter({ hasText: words('waits.SKIPPED') })).toHaveCount(1);
      await expectAccessibleAndFitting(page, 'the courts and who waits');
      await page.getByRole('button', { name: words('here'), exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: words('waits.SKIPPED') })).toHaveCount(0);

      const watching = await context.newPage();
      await watching.goto(localePath(locale, `/c/${id}`));
      const board = watching.getByRole('region', { name: words('courts') });
      await expect(board.getByRole('listitem').filter({ hasText: 'Pista 1' })).toContainText(words('now'));
      await call('Pista 1').click();
      await call('Pista 2').click();
      await expect(page.getByRole('listitem').filter({ hasText: words('waits.PLAYING') })).toHaveCount(4);
      // The public page updates automatically.
      const onFirst = board.getByRole('listitem').filter({ hasText: 'Pista 1' });
      await expect(onFirst.getByText(words('now')).locator('..').getByRole('link')).toBeVisible();

      // A result frees the court.
      const boxes = court('Pista 1').getByRole('textbox');
      await boxes.first().fill('2');
      await boxes.nth(1).fill('1');
      await court('Pista 1')
        .getByRole('button', { name: words('finish') })
        .click();
      await expect(court('Pista 1')).toContainText(words('free'));
      await expect(court('Pista 1')).toContainText(words('nobodyReady'));

      await watching.goto(localePath(locale, `/tv/${id}`));
      await expect(watching.getByRole('heading', { name: t('tv.courts') })).toBeVisible();
    },
  );

/** Texts that contain a number. */
const counted = {
  es: { first: '1.º en la cola', unknown: /cuando se sepa quiénes son/, lose: /1 partido pierde/ },
  en: { first: '1st in the queue', unknown: /after .* are known/, lose: /1 match loses/ },
} as const;

const groupsAndFinal = [
  { name: 'Grupos', algorithm: 'GROUPS', params: { groups: 2 } },
  { name: 'Final', algorithm: 'QUALIFY', params: { groups: ['A', 'B'], qualifiers: 1 } },
];

for (const { locale, title, details } of variants(atDesk))
  test(
    `players follow their place in the queue, and the desk enters sets · ${title}`,
    details,
    async ({ page, app, browser }) => {
      const t = messagesIn(locale);
      const words = (key: string, values?: Record<string, string>) => t(`courtQueue.${key}`, values);
      const texts = counted[locale];
      const club = await createOrganisation(app);
      const player = await createUser(app, 'Lola', 'Rey');
      const teamId = await createTeam(app, player);
      const { id, path } = await createCompetition(app, club, {
        name: 'Pádel sin horas',
        sportKey: 'PADEL',
        entered: [teamId],
        named: ['Ana / Eva', 'Sara / Noa', 'Mar / Sol'],
        phases: groupsAndFinal,
        generate: true,
        publish: true,
        timetable: { ...timetable, venue: { name: 'Club', fields: ['Pista 1'] } },
      });
      const { body } = await callApi(app, club.admin, ['GET', `/court-queue/${id}`]);
      const queue = body.queue as { match: { id: string; home: Side; away: Side } }[];
      const isOwn = ({ match }: (typeof queue)[number]) => [match.home?.id, match.away?.id].includes(teamId);
      const own = queue.find(isOwn)?.match.id;
      const other = queue.find((item) => item.match.home !== null && !isOwn(item))?.match.id;

      await openSignedIn(page, club.admin.session, localePath(locale, `${path}?tab=matches&view=courts`));
      await expect(page.getByRole('listitem').filter({ hasText: texts.unknown })).toHaveCount(1);
      const fieldId = (body.courts as { field: { id: string } }[])[0]?.field.id;
      const call = ['PUT', `/court-queue/${id}/call`] as const;
      await callApi(app, club.admin, call, { matchId: other, fieldId });

      await inAnotherBrowser(browser, app, async (phone) => {
        await openSignedIn(phone, player.session, localePath(locale, '/home'));
        await expect(phone.getByText(texts.first).first()).toBeVisible();
        await phone.goto(localePath(locale, '/my-matches'));
        await expect(phone.getByText(texts.first).first()).toBeVisible();
        const watching = await phone.context().newPage();
        await watching.goto(localePath(locale, `/m/${own}`));
        await expect(watching.getByText(texts.first)).toBeVisible();

        // Two sets end the previous match, and its court is free.
        const court = page.getByRole('article', { name: 'Pista 1' });
        const boxes = court.getByRole('textbox');
        for (const [index, points] of ['6', '4', '6', '3'].entries()) await boxes.nth(index + 2).fill(points);
        await court.getByRole('button', { name: words('finish') }).click();
        await court.getByRole('button', { name: new RegExp(`${words('call')}\\b`) }).click();
        await expect(court).not.toContainText(words('free'));

        // Their phones update automatically, and show it.
        await expect(watching.getByText(texts.first)).toHaveCount(0);
        await expect(phone.getByText(texts.first)).toHaveCount(0);
        await phone.goto(localePath(locale, '/notifications'));
        await expect(phone.getByRole('link', { name: /(Ahora en|Now on) Pista 1/ })).toBeVisible();
      });

      // Back to times, and to the queue again: each shows what will happen first.
      await page.getByRole('button', { name: words('turnOff') }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(words('turnOffTitle'));
      await question.getByRole('button', { name: words('turnOff') }).click();
      await expect(page.getByRole('heading', { name: words('off') })).toBeVisible();
      await page.getByRole('button', { name: words('turnOn') }).click();
      await expect(question).toContainText(texts.lose);
      await question.getByRole('button', { name: words('turnOn') }).click();
      await expect(page.getByRole('article', { name: 'Pista 1' })).toContainText(words('free'));
    },
  );

type Side = { readonly id: string } | null;
