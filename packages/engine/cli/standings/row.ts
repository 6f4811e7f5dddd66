import type { Comparison, Standing, Trial, Value } from '../../src/standings/index.ts';

/** A row as printed; columns are named as in official tables. */
export function rowOf(row: Standing) {
  return {
    rank: row.rank,
    team: row.team,
    P: row.played,
    W: row.won,
    D: row.drawn,
    L: row.lost,
    F: row.for,
    A: row.against,
    diff: row.diff,
    pts: row.points,
    bonus: row.bonus,
    deduction: row.deduction,
    setW: row.setsWon,
    setL: row.setsLost,
    ptW: row.pointsWon,
    ptL: row.pointsLost,
    tries: row.tries,
    triesA: row.triesAgainst,
    fairPlay: row.fairPlay,
    form: row.form.join(''),
    withdrawn: row.withdrawn,
    tie: row.tie === null ? null : { teams: row.tie.teams, needs: row.tie.needs, tried: tried(row.tie.path) },
    reason: row.why === null ? null : { ...compared(row.why.by), tried: tried(row.why.path) },
  };
}

function tried(path: readonly Trial[]) {
  return path.map((trial) =>
    trial.kind === 'SKIPPED'
      ? { criterion: trial.criterion, skipped: trial.reason, teams: trial.teams }
      : compared(trial),
  );
}

function compared({ criterion, parts, among, mini }: Comparison) {
  return {
    criterion,
    parts: parts.map(({ teams, value }) => ({ value: plain(value), teams })),
    ...(among.length === 0 ? {} : { among, mini }),
  };
}

/** A number if exact, a quotient otherwise. */
function plain(value: Value): number | string | readonly number[] {
  if (value.kind === 'LOT') return value.lot;
  if (value.kind === 'PLACES') return value.places;
  const { num, den } = value.amount;
  if (den === 0) return '∞';
  return Number.isSafeInteger((2 * num) / den) ? num / den : `${num}/${den}`;
}
