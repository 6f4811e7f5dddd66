import { rivalOf } from './entry.ts';
import type { TableMatch } from './matches.ts';
import { compareText } from './order.ts';
import type { Table } from './table.ts';
import { withdrawn } from './withdrawals.ts';

/**
 * Every match that still needs a result: listed ones that are not over, in playing order, then meetings that
 * are owed but not listed. A match in progress is included, whatever its score.
 */
export function remainingMatches({ setting, sheets }: Table): readonly TableMatch[] {
  const withdrawals = withdrawn(setting);
  const teams = setting.teams.filter((team) => !withdrawals.has(team));
  const listed: TableMatch[] = [];
  const unlisted: TableMatch[] = [];
  for (const [index, team] of teams.entries()) {
    const regular = (sheets.get(team)?.entries ?? []).filter(({ match }) => match.kind !== 'TIEBREAK');
    for (const rival of teams.slice(index + 1)) {
      const mutual = regular.filter((entry) => rivalOf(entry, team) === rival);
      const open = mutual.filter(
        ({ match, counting }) => counting === 'PENDING' || match.state === 'IN_PROGRESS',
      );
      listed.push(...open.map(({ match }) => match));
      const missing = Math.max(0, (setting.rules.meetings ?? 0) - mutual.length);
      for (let meeting = 0; meeting < missing; meeting += 1)
        unlisted.push({ id: `owed|${team}|${rival}|${meeting}`, home: team, away: rival, state: 'CREATED' });
    }
  }
  const inOrder = listed.sort((a, b) => compareText(a.at ?? '', b.at ?? '') || compareText(a.id, b.id));
  return [...inOrder, ...unlisted];
}
