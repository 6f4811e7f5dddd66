import { entryOf } from './entry.ts';
import type { Pair, TableMatch } from './matches.ts';
import type { TableRules } from './rules.ts';
import type { TableSetting } from './setting.ts';
import type { Tally } from './tally.ts';

/** One way a match can end, as far as table points are concerned. */
export interface ResultKind {
  /** An example of such a match; its score is only illustrative. */
  readonly result: Pick<TableMatch, 'score' | 'overtime' | 'shootOut' | 'tries' | 'outcome'>;
  readonly home: Tally;
  readonly away: Tally;
}

const turned = ({ home, away }: Pair): Pair => ({ home: away, away: home });

function turnedResult(result: ResultKind['result']): ResultKind['result'] {
  const { score, shootOut, ...rest } = result;
  return {
    ...rest,
    ...(score ? { score: turned(score) } : {}),
    ...(shootOut ? { shootOut: turned(shootOut) } : {}),
  };
}

/** Home wins of every margin and length that some rules distinguish; those worth the same are dropped. */
function homeWins({ points, sets }: TableRules): readonly ResultKind['result'][] {
  if (sets !== null) {
    const enough = Math.floor(sets.bestOf / 2) + 1;
    const lost = Array.from({ length: sets.bestOf - enough + 1 }, (_, index) => index);
    return lost.map((away) => ({ score: { home: enough, away } }));
  }
  const near = points.losingBonus?.within ?? 1;
  const margins = [near + 1, near];
  return [
    ...margins.flatMap((home) => [false, true].map((overtime) => ({ overtime, score: { home, away: 0 } }))),
    { score: { home: 0, away: 0 }, shootOut: { home: 1, away: 0 } },
  ];
}

/** The same results with and without enough tries for a bonus, on either side. */
function withTries(result: ResultKind['result'], { points }: TableRules): readonly ResultKind['result'][] {
  const counts = points.tryBonus === null ? [] : [0, points.tryBonus.tries];
  if (counts.length === 0) return [result];
  return counts.flatMap((home) => counts.map((away) => ({ ...result, tries: { home, away } })));
}

/** A no-show may get less than a losing side. */
const forfeits = [{ outcome: 'FORFEIT_HOME' }, { outcome: 'FORFEIT_AWAY' }] as const;

/** Every kind of result under the rules, each once; double forfeits are not considered. */
export function resultKinds(setting: TableSetting): readonly ResultKind[] {
  const { rules } = setting;
  const wins = homeWins(rules);
  const level = rules.draw.league && rules.sets === null ? [{ score: { home: 0, away: 0 } }] : [];
  const played = [...wins, ...level, ...wins.map(turnedResult)];
  const all = [...played.flatMap((result) => withTries(result, rules)), ...forfeits];
  const kinds = new Map<string, ResultKind>();
  for (const result of all) {
    const match: TableMatch = { id: '', home: 'home', away: 'away', state: 'CLOSED', ...result };
    const { home, away, counting } = entryOf(match, match, setting);
    if (counting !== 'COUNTS') continue;
    const worth = ({ won, drawn, resultPoints, bonus }: Tally) => [won, drawn, resultPoints + bonus];
    const key = JSON.stringify([worth(home), worth(away)]);
    if (!kinds.has(key)) kinds.set(key, { result, home, away });
  }
  return Array.from(kinds.values());
}
