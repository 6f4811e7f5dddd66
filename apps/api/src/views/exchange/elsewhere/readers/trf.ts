import { type Report, type ReportBreach, readReport } from '@traip/engine/files';
import {
  type DraftMatch,
  type DraftPhase,
  type DraftResult,
  emptyDraft,
  type ForeignFile,
  type ForeignProblem,
  noteAt,
  played,
  problemAt,
  type Reading,
} from '../model/draft.ts';
import { momentOn, readDate } from '../read/read-date.ts';

/** A Swiss tournament in a FIDE report (TRF16, TRF26). Points are counted in halves: a win is two. */
export function readTrf([first, ...others]: readonly ForeignFile[]): Reading {
  const file = first?.name ?? '';
  const report = readReport(first?.text ?? '', 'RESULTS');
  const unread = others.map(({ name }) => noteAt({ file: name, line: null }, 'NOTE_NOT_READ'));
  if ('breach' in report)
    return {
      format: 'TRF',
      columns: [],
      problems: [breachProblem(report, file), ...unread],
      draft: emptyDraft,
    };
  const names = namesOf(report);
  const hasHalves = halvesIn(report, names).length > 0;
  const phase = phaseOf(report, names, file, hasHalves);
  const scale = hasHalves ? 1 : 2;
  return {
    format: 'TRF',
    columns: [],
    problems: [...(hasHalves ? [noteAt({ file, line: null }, 'NOTE_POINTS_DOUBLED')] : []), ...unread],
    draft: {
      ...emptyDraft,
      name: report.name,
      competitors: 'INDIVIDUAL',
      teams: report.players.map(({ number }) => ({
        name: names.get(number) ?? number,
        seed: Number(number),
      })),
      phases: [phase],
      points: { win: 2 / scale, draw: 1 / scale, loss: 0 },
      stated: report.players.map(({ number, stated }) => ({
        team: names.get(number) ?? number,
        rank: stated.rank,
        points: stated.points === null ? null : stated.points / scale,
      })),
    },
  };
}

/** Two players of the same name keep their numbers. */
function namesOf({ players }: Report): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  for (const { name } of players) count.set(name, (count.get(name) ?? 0) + 1);
  return new Map(
    players.map(({ number, name }) => [
      number,
      name === '' ? number : (count.get(name) ?? 0) > 1 ? `${name} (${number})` : name,
    ]),
  );
}

function phaseOf(
  report: Report,
  names: ReadonlyMap<string, string>,
  file: string,
  hasHalves: boolean,
): DraftPhase {
  const { players, startsOn } = report;
  const day = startsOn === null ? null : readDate(startsOn, 'DMY');
  const kickOff = day && momentOn(day);
  const matches = players.flatMap(({ number, games }) =>
    games.flatMap((game, index): readonly DraftMatch[] => {
      const { opponent } = game;
      if (opponent === null || !isFirst(number, opponent, game.side)) return [];
      const theirs = players.find((one) => one.number === opponent)?.games[index];
      return [
        {
          file,
          line: null,
          round: String(index + 1),
          group: null,
          home: names.get(number) ?? number,
          away: names.get(opponent) ?? opponent,
          kickOff,
          venue: null,
          isCancelled: false,
          result: resultOf(game, theirs?.points ?? 0),
        },
      ];
    }),
  );
  return {
    name: null,
    kind: 'SWISS',
    matches: matches.toSorted((one, other) => Number(one.round) - Number(other.round)),
    byes: players.flatMap(({ number, games }) =>
      games.flatMap(({ opponent, points }, index) =>
        opponent === null && points === 2 ? [{ round: index + 1, team: names.get(number) ?? number }] : [],
      ),
    ),
    extraPoints: hasHalves ? halvesIn(report, names) : [],
  };
}

/** Half a point for a bye. */
function halvesIn({ players }: Report, names: ReadonlyMap<string, string>): DraftPhase['extraPoints'] {
  return players.flatMap(({ number, games }) =>
    games.flatMap(({ opponent, points }) =>
      opponent === null && points === 1 ? [{ team: names.get(number) ?? number, points: 1 }] : [],
    ),
  );
}

/** A game is read from White's row; without colours, from the lower number's. */
function isFirst(number: string, opponent: string, side: 'HOME' | 'AWAY' | null): boolean {
  return side === null ? Number(number) < Number(opponent) : side === 'HOME';
}

function resultOf(
  { points, played: isPlayed }: { readonly points: number; readonly played: boolean },
  theirs: number,
): DraftResult {
  if (isPlayed) return played({ score: { home: points === 2 ? 1 : 0, away: points === 0 ? 1 : 0 } });
  if (points === theirs) return played({ outcome: 'DOUBLE_FORFEIT' });
  return played({ outcome: points > theirs ? 'FORFEIT_AWAY' : 'FORFEIT_HOME' });
}

function breachProblem(breach: ReportBreach, file: string): ForeignProblem {
  if (breach.breach === 'NO_PLAYERS') return problemAt({ file, line: null }, 'NO_MATCHES');
  const disagrees = ['NOT_MUTUAL', 'SAME_COLOUR', 'RESULTS_DISAGREE'].includes(breach.what);
  const place = { file, line: breach.line };
  return problemAt(place, disagrees ? 'REPORT_DISAGREES' : 'REPORT_UNREADABLE', { found: breach.found });
}
