import { type GolfCards, type Read, type Refusal, type raceResultCalls, refuse } from '@traip/contract';
import {
  type CardProblem,
  type GolfRules,
  golfFigures,
  type ReadCard,
  readCards,
} from '@traip/engine/race-day';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withRaceLock } from '../lock/with-race-lock.ts';
import { findRace } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { type RowProblem, rowsRefusal } from '../table/row-problems.ts';
import { noExtras, officialRefusal, type Started, storeResults } from './apply-results.ts';
import { listStarted } from './queries.ts';

type Cards = Read<typeof GolfCards>;

/** Saves hole-by-hole cards, statuses and a play-off: all or nothing. */
export const saveCards: Handler<typeof raceResultCalls.saveCards> = (context, { params, body }) =>
  withRaceLock(context, 'matches.manage', params, async (open) => {
    const { trx, race } = open;
    const { golf } = race;
    if (golf === null) return refuse('GOLF_HAS_CARDS');
    const official = officialRefusal(open, body.reason);
    if (official) return official;
    const started = await listStarted(trx, race.id);
    const byNumber = new Map(started.map((entry) => [entry.bib, entry]));
    const { cards, problems } = readCards(body.cards.map(typedCard), { golf, entries: cardsByBib(byNumber) });
    const refusal = rowsRefusal<CardProblem['code'] | 'STALE_VERSION'>([
      ...problems,
      ...unknownIn(body.playoff, byNumber),
      ...staleCards(body.cards, byNumber),
    ]);
    if (refusal) return refusal;
    const rows = changedRows({ cards, playoff: body.playoff, byNumber, golf });
    const { isPlayoffVoid } = await storeResults(context, open, {
      rows,
      source: 'TYPED',
      reason: body.reason,
    });
    const wrong = playoffRefusal(body.playoff, isPlayoffVoid);
    if (wrong) return wrong;
    const found = await findRace(trx, params.competitionId, race.id);
    return found ? { saved: cards.length, race: raceReply(found), warnings: [] } : refuse('NOT_FOUND');
  });

function typedCard(
  { bib, round, holes, total, status }: Cards['cards'][number],
  index: number,
): Parameters<typeof readCards>[0][number] {
  return { line: index + 1, bib, round, holes, total, status };
}

function cardsByBib(byNumber: ReadonlyMap<string, Started>) {
  return new Map(
    [...byNumber].map(([bib, { card, status, verdict }]) => [bib, { card: card ?? [], status, verdict }]),
  );
}

/** Cards that someone else has changed meanwhile. */
function staleCards(rows: Cards['cards'], byNumber: ReadonlyMap<string, Started>) {
  return rows.flatMap(({ bib, round, version }, index) => {
    const entry = byNumber.get(bib);
    const isStale = entry !== undefined && version !== undefined && version !== (entry.version ?? 0);
    const value = round === null ? '' : `${round}`;
    return isStale ? [{ line: index + 1, bib, code: 'STALE_VERSION' as const, value }] : [];
  });
}

function unknownIn(
  playoff: Cards['playoff'],
  byNumber: ReadonlyMap<string, Started>,
): RowProblem<'PLAYER_UNKNOWN'>[] {
  return (playoff ?? [])
    .filter((bib) => !byNumber.has(bib))
    .map((bib) => ({ line: 0, bib, code: 'PLAYER_UNKNOWN', value: bib }));
}

interface Change {
  readonly cards: readonly ReadCard[];
  readonly playoff: Cards['playoff'];
  readonly byNumber: ReadonlyMap<string, Started>;
  readonly golf: GolfRules;
}

/** Players whose card, status or play-off result changes. */
function changedRows({ cards, playoff, byNumber, golf }: Change) {
  const changed = new Map(cards.map((card) => [card.bib, card]));
  return [...byNumber.values()].flatMap((entry) => {
    const read = changed.get(entry.bib);
    const { card, status } = read ?? { card: entry.card ?? [], status: entry.status };
    const order = orderIn(playoff, entry);
    if (read === undefined && order === entry.order) return [];
    const figures = golfFigures(card, entry.handicapTenths, golf);
    const mark = figures.round === 0 ? null : figures.score;
    const isEmpty = mark === null && status === null;
    const row = { entryId: entry.id, mark, status, lineOrder: order, splits: [], card, gender: entry.gender };
    return [{ ...row, ...noExtras, source: 'TYPED' as const, isEmpty }];
  });
}

/** The winner is first; the losers share second place. */
function orderIn(playoff: Cards['playoff'], { bib, order }: Started): number | null {
  if (playoff === undefined) return order;
  const at = playoff.indexOf(bib);
  return at < 0 ? null : Math.min(at + 1, 2);
}

function playoffRefusal(
  playoff: Cards['playoff'],
  isVoid: boolean,
): Refusal<'PLAYOFF_NOT_LEVEL'> | undefined {
  const isNamed = playoff !== undefined && playoff.length > 0;
  return isNamed && isVoid ? refuse('PLAYOFF_NOT_LEVEL', { field: 'playoff' }) : undefined;
}
