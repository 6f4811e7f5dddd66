import { type Read, type raceResultCalls, refuse, type TypedResults } from '@traip/contract';
import { type ReadResult, type RowProblem, readResults, stageExtras } from '@traip/engine/race-day';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withRaceLock } from '../lock/with-race-lock.ts';
import { findRace } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { problemsReply, rowsRefusal } from '../table/row-problems.ts';
import { applyResults, officialRefusal, type Started } from './apply-results.ts';
import { doubtfulMarks } from './doubtful-marks.ts';
import { listStarted } from './queries.ts';

type TypedRow = Read<typeof TypedResults>['results'][number];

export const saveResults: Handler<typeof raceResultCalls.save> = (context, { params, body }) =>
  withRaceLock(context, 'matches.manage', params, async (open) => {
    const { trx, race } = open;
    if (race.kind === 'GOLF') return refuse('GOLF_HAS_CARDS');
    const official = officialRefusal(open, body.reason);
    if (official) return official;
    const byBib = new Map((await listStarted(trx, race.id)).map((entry) => [entry.bib, entry]));
    const { results: read, problems } = readResults(body.results.map(typedResult), {
      kind: race.kind,
      resolution: race.resolution,
      source: 'TYPED',
      entries: byBib,
      corrected: new Set(body.results.filter(({ version }) => version !== undefined).map(({ bib }) => bib)),
    });
    const refusal = rowsRefusal<RowProblem['code'] | 'STALE_VERSION'>([
      ...problems,
      ...staleRows(body.results, byBib),
    ]);
    if (refusal) return refusal;
    const warnings = await doubtfulMarks(open, read, (line) => body.results[line - 1]?.mark ?? '');
    const doubt = body.onlyPlausible ? rowsRefusal(warnings) : undefined;
    if (doubt) return doubt;
    const results = read.map((row, at) => withSplits(row, body.results[at], byBib));
    const { reason, force } = body;
    const begun = await applyResults(context, open, { results, byBib, source: 'TYPED', reason, force });
    if (begun) return begun;
    const found = await findRace(trx, params.competitionId, race.id);
    return found
      ? { saved: results.length, race: raceReply(found), warnings: problemsReply(warnings) }
      : refuse('NOT_FOUND');
  });

/** Typing a finisher's time doesn't mention splits, so measured ones stay if they still fit. */
function withSplits(row: ReadResult, typed: TypedRow | undefined, byBib: ReadonlyMap<string, Started>) {
  const { splits } = byBib.get(row.bib) ?? {};
  if (typed?.splits !== undefined || !splits) return row;
  const last = splits.findLast((split) => split !== null) ?? 0;
  return row.mark !== null && last <= row.mark ? { ...row, splits } : row;
}

function typedResult({ bib, mark, status, order, splits = [], ...row }: TypedRow, index: number) {
  const { netMark: net, wind, elapsed } = row;
  const extras = Object.fromEntries(stageExtras.map((extra) => [extra, `${row[extra] ?? ''}`]));
  return {
    line: index + 1,
    bib,
    mark,
    status,
    order: order ? `${order}` : '',
    splits,
    net,
    wind,
    elapsed,
    extras,
  };
}

/** Rows that someone else has changed meanwhile. */
function staleRows(rows: readonly TypedRow[], byBib: ReadonlyMap<string, Started>) {
  return rows.flatMap(({ bib, mark, version }, index) => {
    const entry = byBib.get(bib);
    const isStale = entry !== undefined && version !== undefined && version !== (entry.version ?? 0);
    return isStale ? [{ line: index + 1, bib, code: 'STALE_VERSION' as const, value: mark }] : [];
  });
}
