import { isRefusal, raceLimits, type raceResultCalls, refuse } from '@traip/contract';
import { readResults, type StageExtra, stageExtras, type TypedResult } from '@traip/engine/race-day';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withRaceLock } from '../lock/with-race-lock.ts';
import { type RaceTable, readTable } from '../table/read-table.ts';
import { problemsReply, rowsRefusal } from '../table/row-problems.ts';
import { timingTable } from '../table/timing-table.ts';
import { applyResults, officialRefusal } from './apply-results.ts';
import { listStarted } from './queries.ts';

/** Shows what a timing file says, or saves all of it. */
export const importResults: Handler<typeof raceResultCalls.import> = (context, { params, body }) =>
  withRaceLock(context, 'matches.manage', params, async (open) => {
    const { trx, race } = open;
    if (race.kind === 'GOLF') return refuse('GOLF_HAS_CARDS');
    const table = readTable(body.text, timingTable, body.columns);
    if (isRefusal(table)) return refuse(table.refused, { field: 'text' });
    const byBib = new Map((await listStarted(trx, race.id)).map((entry) => [entry.bib, entry]));
    const { results, problems } = readResults(typedRows(table), {
      kind: race.kind,
      resolution: race.resolution,
      source: 'FILE',
      entries: byBib,
      corrected: new Set(),
    });
    const reply = {
      columns: [...table.columns],
      rows: table.rows.slice(0, raceLimits.shown).map(({ line, cells }) => ({ line, cells: [...cells] })),
      total: results.length,
    };
    if (body.mode === 'PREVIEW') return { ...reply, saved: 0, problems: problemsReply(problems) };
    const refusal = rowsRefusal(problems) ?? officialRefusal(open, body.reason);
    if (refusal) return refusal;
    const { reason, force } = body;
    const begun = await applyResults(context, open, { results, byBib, source: 'FILE', reason, force });
    if (begun) return begun;
    return { ...reply, saved: results.length, problems: [] };
  });

type Column = 'bib' | 'mark' | 'status' | 'order' | 'split' | StageExtra;

function typedRows({ rows, textsOf }: RaceTable<Column>): readonly TypedResult[] {
  return rows.map((row) => {
    const textOf = (field: Column) => textsOf(row, field).join(' ').trim();
    return {
      line: row.line,
      bib: textOf('bib'),
      mark: textOf('mark'),
      status: textOf('status'),
      order: textOf('order'),
      splits: textsOf(row, 'split'),
      extras: Object.fromEntries(stageExtras.map((extra) => [extra, textOf(extra)])),
    };
  });
}
