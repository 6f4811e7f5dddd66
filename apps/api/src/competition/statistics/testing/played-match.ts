import { randomUUIDv7 } from 'node:crypto';
import {
  isBreach,
  type MatchEvent,
  type MatchState,
  type MatchStatus,
  replay,
  resultOf,
} from '@traip/engine/match';
import type { createCompetition } from '../../../testing/fixtures/competitions.ts';
import { createMatch } from '../../../testing/fixtures/competitions.ts';
import type { World } from '../../../testing/world.ts';
import { rulesOf } from '../../sport/rules-of.ts';

/** An event without its stored defaults. */
export type EventSpec = Record<string, unknown> & { readonly type: MatchEvent['type'] };

interface MatchSpec {
  readonly home: string;
  readonly away: string;
  readonly events: readonly EventSpec[];
  readonly state?: MatchStatus;
  readonly sportVariantKey?: string;
  /** Days from now. */
  readonly day?: number;
}

let count = 0;

/** Inserts a played match directly, and returns the engine's result. */
export async function playedMatch(
  world: World,
  competition: Awaited<ReturnType<typeof createCompetition>>,
  { home, away, events, state = 'CLOSED', sportVariantKey = 'FOOTBALL_11', day = 0 }: MatchSpec,
): Promise<{ readonly id: string; readonly match: MatchState; readonly eventIds: readonly string[] }> {
  count++;
  const { db } = world.store;
  const id = await createMatch(world, competition, { home, away, state, key: `p${count}` });
  const rules = rulesOf({ sportVariantKey, rulesOverride: {} });
  const rows = events.map((event, index) => ({
    id: randomUUIDv7(),
    seq: index + 1,
    minute: 10,
    second: 0,
    period: 1,
    ...event,
  }));
  const match = replay({ home, away, status: state }, rows as unknown as MatchEvent[], rules);
  if (isBreach(match)) throw new Error(match.breach);
  const result = resultOf(match, rules);
  await db
    .updateTable('matches')
    .set({ result: JSON.stringify(result), homeScore: result.score.home, awayScore: result.score.away })
    .set({ kickOff: new Date(world.now().getTime() + (day - 30) * 86_400_000) })
    .where('id', '=', id)
    .execute();
  for (const event of rows) await insert(world, { ...competition, matchId: id }, event, rules.goalKinds);
  return { id, match, eventIds: rows.map((event) => event.id) };
}

async function insert(
  world: World,
  { organisationId, matchId }: { readonly organisationId: string; readonly matchId: string },
  event: Record<string, unknown>,
  kinds: readonly { readonly key: string; readonly value: number }[],
): Promise<void> {
  const { payload = {}, period, deletedAt, kind = null, ...rest } = event;
  const goalKind = kinds.find(({ key }) => key === kind) ?? kinds[0];
  await world.store.db
    .insertInto('matchEvents')
    .values({
      ...(rest as { id: string; seq: number; type: string }),
      organisationId,
      matchId,
      createdAt: world.now(),
      kind: kind as string | null,
      payload: JSON.stringify(payload),
      period: event.type === 'MANUAL_RESULT' ? null : String(period),
      value: event.type === 'GOAL' ? (goalKind?.value ?? null) : null,
      deletedAt: deletedAt === undefined ? null : world.now(),
    })
    .execute();
}
