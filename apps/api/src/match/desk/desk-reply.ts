import type { Desk, Read } from '@traip/contract';
import { actionsFrom, clockAt, type MatchAction, type MatchResult } from '@traip/engine/match';
import { teamInBrief } from '../../team/in-brief.ts';
import { deskEvents } from './event-reply.ts';
import type { OpenDesk } from './open-desk.ts';
import type { MatchRecord } from './queries.ts';
import { assignedTo } from './writer.ts';

type Reply = Read<typeof Desk>;

/** A match as those see it who keep its score, and what this one of them may do now. */
export function deskReply(desk: OpenDesk): Reply {
  const { match } = desk;
  const { id, version, state, kickOff, startedAt, finishedAt, closedAt, round, advances } = match;
  return {
    ...{ id, version, state, kickOff, startedAt, finishedAt, closedAt, round, advances },
    competition: { id: match.competitionId, name: match.competitionName },
    phase: { id: match.phaseId, name: match.phaseName },
    isKnockout: match.tieKey !== null || match.kind === 'TIEBREAK',
    sportVariantKey: match.sportVariantKey,
    rulesOverride: match.rulesOverride as Reply['rulesOverride'],
    home: sideOf(match, 'home'),
    away: sideOf(match, 'away'),
    ...standingOf(match),
    ...playOf(desk),
    events: deskEvents(desk),
    actions: actionsOf(desk),
  };
}

function sideOf(match: MatchRecord, side: 'home' | 'away'): Reply['home'] {
  const [id, name, code] = [match[`${side}TeamId`], match[`${side}Name`], match[`${side}Code`]];
  if (id === null || name === null || code === null) return null;
  const [sportKey, avatarKey] = [match[`${side}SportKey`], match[`${side}AvatarKey`]];
  return teamInBrief({ id, name, code, sportKey, avatarKey });
}

function standingOf(match: MatchRecord): Pick<Reply, 'score' | 'result'> {
  const { homeScore: home, awayScore: away } = match;
  const result = match.result as MatchResult | null;
  const score = home === null || away === null ? null : { home, away };
  if (result === null) return { score, result };
  const { outcome, source, shootOut, tries, wentToExtraTime, method, counts } = result;
  return { score, result: { outcome, source, shootOut, tries, wentToExtraTime, method, counts } };
}

type Play = Pick<Reply, 'periods' | 'clock' | 'sets' | 'cards' | 'out' | 'fouls' | 'doubts'>;

function playOf({ state, rules, at }: OpenDesk): Play {
  const { tally } = state;
  const { period, ...reading } = clockAt(state, rules, at.getTime());
  const running = tally.periods.find((one) => one.period === period && reading.is === 'RUNNING');
  return {
    periods: periodsOf(tally),
    clock: { ...reading, period, runningSince: momentOf(running?.startedAt ?? null), readAt: at },
    sets: [...tally.sets],
    cards: [...tally.cards],
    out: [...tally.out],
    fouls: [...tally.teamFouls],
    doubts: [...tally.scoreDoubts],
  };
}

function momentOf(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}

/** Every period that was opened, or in which somebody scored. */
function periodsOf({ periods, byPeriod }: OpenDesk['state']['tally']): Reply['periods'] {
  const known = [...new Set([...periods, ...byPeriod].map(({ period }) => period))];
  const rank = (period: number | 'SO') => (period === 'SO' ? Number.MAX_SAFE_INTEGER : period);
  return known
    .sort((one, other) => rank(one) - rank(other))
    .map((period) => {
      const times = periods.find((one) => one.period === period);
      const score = byPeriod.find((one) => one.period === period);
      return {
        ...{ period, home: score?.home ?? 0, away: score?.away ?? 0 },
        startedAt: momentOf(times?.startedAt ?? null),
        endedAt: momentOf(times?.endedAt ?? null),
        hasEnded: times?.hasEnded ?? false,
      };
    });
}

const scorersActions: readonly MatchAction[] = ['start', 'finish', 'registerEvent', 'deleteEvent'];

function actionsOf({ match, writer, referees }: OpenDesk): MatchAction[] {
  const { state, homeTeamId, awayTeamId } = match;
  const isReferee = writer.role === 'referee';
  const isElsewhere = isReferee && assignedTo(writer, referees) === 'OTHERS';
  const isFull = homeTeamId !== null && awayTeamId !== null;
  return actionsFrom(state, writer.role).filter((action) => {
    if (action === 'registerEvent' || action === 'deleteEvent') return !isElsewhere;
    if (action === 'start' || action === 'addManualResult') return isFull && allows(writer, action);
    return allows(writer, action);
  });
}

function allows({ linkId }: OpenDesk['writer'], action: MatchAction): boolean {
  return linkId === null || scorersActions.includes(action);
}
