import type { TeamId } from './matches.ts';
import type { Line } from './metrics.ts';
import type { SeriesLine } from './series.ts';
import { isPast, type TableSetting } from './setting.ts';
import { type Sheet, type Sheets, tallyAmong } from './sheet.ts';
import type { Tally } from './tally.ts';
import { withdrawn } from './withdrawals.ts';

/** A team’s figures over all its matches and races. */
export function lineOf({ team, tally }: Sheet, series: SeriesLine | null, setting: TableSetting): Line {
  const forced = withdrawn(setting).get(team);
  return {
    tally,
    points: forced === undefined ? matchPoints(tally) + adjustmentOf(team, setting) : (forced.points ?? 0),
    fairPlay: tally.fairPlay + (setting.fairPlay?.[team] ?? 0),
    seed: setting.seeds?.[team] ?? null,
    series,
  };
}

/** Each team’s figures in the matches among these teams, without adjustments. */
export function miniLines(
  among: readonly TeamId[],
  sheets: Sheets,
  setting: TableSetting,
): Map<TeamId, Line> {
  const others = new Set(among);
  return new Map(
    among.flatMap((team): [TeamId, Line][] => {
      const sheet = sheets.get(team);
      if (sheet === undefined) return [];
      const tally = tallyAmong(sheet, others);
      const { fairPlay } = tally;
      const seed = setting.seeds?.[team] ?? null;
      return [[team, { tally, points: matchPoints(tally), fairPlay, seed, series: null }]];
    }),
  );
}

/** Points given or deducted outside the matches, as of the table’s instant. */
export function adjustmentOf(team: TeamId, setting: TableSetting): number {
  if (setting.adjustments === undefined) return 0;
  return setting.adjustments
    .filter((each) => each.team === team && isPast(each.effectiveFrom, setting))
    .reduce((sum, { points }) => sum + points, 0);
}

/** Table points from matches, bonus included. */
export function matchPoints({ resultPoints, bonus }: Tally): number {
  return resultPoints + bonus;
}
