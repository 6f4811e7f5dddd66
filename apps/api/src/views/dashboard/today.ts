import { type FigureKey, figureDays, type overviewCalls } from '@traip/contract';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import {
  countByState,
  countLive,
  countOpenInvitations,
  listBacklogs,
  listInvited,
  listMatchDays,
  type Span,
} from './figures/queries.ts';

const day = 86_400_000;

/** Today's figures. `lastWeek` is null where the series counts something other than the value. */
export const today: Handler<typeof overviewCalls.today> = async ({ db, scope, now }) => {
  const span = buildSpan(now());
  const soon = new Date(span.now.getTime() + day);
  const [matchDays, backlogs, invited, invitations, byState, live] = await readTogether(() =>
    Promise.all([
      listMatchDays(db, scope, span),
      listBacklogs(db, scope, span),
      listInvited(db, scope, span),
      countOpenInvitations(db, scope, { now: span.now, soon }),
      countByState(db, scope, span),
      countLive(db, scope),
    ]),
  );
  const begun = matchDays.map((one) => one.begun);
  return {
    day: span.today,
    days: matchDays.map((one) => one.day),
    figures: [
      figure('matches', seriesOf(matchDays, 'matches')),
      figure('played', seriesOf(matchDays, 'played')),
      { key: 'live', value: live, series: begun, lastWeek: null },
      figure('goals', seriesOf(matchDays, 'goals')),
      figure('overdue', seriesOf(backlogs, 'overdue')),
      figure('unclosed', seriesOf(backlogs, 'unclosed')),
      figure('unscheduled', seriesOf(backlogs, 'unscheduled')),
      figure('withoutReferee', seriesOf(matchDays, 'withoutReferee')),
      figure('lineupsMissing', seriesOf(matchDays, 'lineupsMissing')),
      figure('teams', seriesOf(matchDays, 'teams')),
      figure('people', seriesOf(matchDays, 'people')),
      {
        key: 'invitations',
        value: invitations.open,
        series: seriesOf(invited, 'invited'),
        lastWeek: null,
      },
    ],
    byState,
    expiringInvitations: invitations.expiring,
  };
};

/** Counts back from noon UTC, so that clock changes cannot shift the day. */
function buildSpan(now: Date): Span {
  const today = dayInMadrid(now);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const first = new Date(noon - (figureDays - 1) * day).toISOString().slice(0, 10);
  return { first, today, now };
}

function seriesOf<K extends string>(days: readonly Readonly<Record<K, number>>[], key: K): number[] {
  return days.map((one) => one[key]);
}

function figure(key: FigureKey, series: number[]) {
  return { key, value: series.at(-1) ?? 0, series, lastWeek: series.at(-8) ?? null };
}
