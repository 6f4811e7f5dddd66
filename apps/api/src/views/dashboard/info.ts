import { checklistSteps, MatchQuery, type overviewCalls, refuse } from '@traip/contract';
import { matchPage } from '../../competition/match/lists/match-page.ts';
import { organisationReply } from '../../people/organisation/organisation-reply.ts';
import { findOrganisation } from '../../people/organisation/queries.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { readAttention } from './overview/attention.ts';
import { findSteps } from './overview/queries.ts';
import { matchesWithActions } from './overview/with-actions.ts';

const maxToday = 30;

type InfoHandler = Handler<typeof overviewCalls.info>;

export const info: InfoHandler = (context) => readTogether(() => infoOf(context));

async function infoOf(context: Parameters<InfoHandler>[0]): ReturnType<InfoHandler> {
  const { db, scope, now } = context;
  const { organisationId, userId, role } = scope;
  const filter = { ...MatchQuery.parse({ timeline: 'TODAY', limit: maxToday }), organisationId };
  const [row, done, today, attention] = await Promise.all([
    findOrganisation(db, scope),
    findSteps(db, scope),
    matchPage(context, userId, filter),
    readAttention(context, scope),
  ]);
  if (!row || !done) return refuse('NOT_FOUND');
  const withActions = await matchesWithActions(db, scope, [
    ...today.items,
    ...attention.flatMap(({ matches }) => matches),
  ]);
  const steps = checklistSteps.map((step) => ({ step, isDone: done[stepNames[step]] }));
  return {
    organization: organisationReply(row, role),
    day: dayInMadrid(now()),
    today: { total: today.total, items: today.items.map(withActions) },
    attention: attention.map((item) => ({ ...item, matches: item.matches.map(withActions) })),
    checklist: { steps, isDone: steps.every(({ isDone }) => isDone) },
  };
}

const stepNames = {
  PROFILE: 'profile',
  MEMBER: 'member',
  TEAM: 'team',
  TRAIP: 'traip',
  COMPETITION: 'competition',
  PUBLISHED: 'published',
} as const;
