import { fraction, roundHalfUp } from '../exact/index.ts';
import { type Entry, entryOf, shareOf } from './entry.ts';
import type { TableMatch, TeamId, Withdrawal } from './matches.ts';
import { isPast, type TableSetting } from './setting.ts';
import { emptyTally, sumTallies } from './tally.ts';
import { oriented } from './verdict.ts';

type Withdrawals = ReadonlyMap<TeamId, Withdrawal>;

const none: Withdrawals = new Map();

/** The teams withdrawn as of the table’s instant. */
export function withdrawn(setting: TableSetting): Withdrawals {
  if (setting.withdrawals === undefined || setting.withdrawals.length === 0) return none;
  const inForce = setting.withdrawals.filter(({ effectiveFrom }) => isPast(effectiveFrom, setting));
  return new Map(inForce.map((withdrawal) => [withdrawal.team, withdrawal]));
}

/** ANNUL is fair while a team has played less than half of its matches: not everyone has met it then. */
export function defaultWithdrawalMode(played: number, total: number): 'ANNUL' | 'KEEP_AND_AWARD' {
  return 2 * played < total ? 'ANNUL' : 'KEEP_AND_AWARD';
}

/** Enters the listed matches, applying the withdrawals in force. */
export function enterMatches(matches: readonly TableMatch[], setting: TableSetting): readonly Entry[] {
  const entries = matches.map((match) => entryOf(match, match, setting));
  const withdrawals = withdrawn(setting);
  if (withdrawals.size === 0) return entries;
  const adjusted = entries.map((entry) => afterWithdrawal(entry, entries, withdrawals, setting));
  return [...adjusted, ...unlistedAwards(adjusted, withdrawals, setting)];
}

function afterWithdrawal(
  entry: Entry,
  entries: readonly Entry[],
  withdrawals: Withdrawals,
  setting: TableSetting,
): Entry {
  const { home, away } = entry.match;
  const left = [withdrawals.get(home), withdrawals.get(away)].filter((each) => each !== undefined);
  const [only] = left;
  if (only === undefined || entry.match.kind === 'TIEBREAK') return entry;
  if (left.some(({ mode }) => mode === 'ANNUL')) return voided(entry);
  if (entry.counting === 'COUNTS') return entry;
  if (only.mode === 'KEEP_ONLY' || left.length > 1) return voided(entry);
  const { id } = entry.match;
  return entryOf(award({ id, home, away }, only, entries), entry.source, setting);
}

function voided({ match, source }: Entry): Entry {
  return { match, source, counting: 'VOID', home: emptyTally, away: emptyTally };
}

/** Meetings that are owed but not listed; the side with fewer home matches of the pair is at home. */
function unlistedAwards(
  entries: readonly Entry[],
  withdrawals: Withdrawals,
  setting: TableSetting,
): readonly Entry[] {
  const rivals = setting.teams.filter((team) => !withdrawals.has(team));
  const leavers = Array.from(withdrawals.values()).filter(({ mode }) => mode === 'KEEP_AND_AWARD');
  return leavers.flatMap((withdrawal) =>
    rivals.flatMap((rival) =>
      missingMeetings(withdrawal.team, rival, entries, setting).map((meeting) =>
        entryOf(award(meeting, withdrawal, entries), null, setting),
      ),
    ),
  );
}

type Meeting = Pick<TableMatch, 'id' | 'home' | 'away'>;

function missingMeetings(
  withdrawnTeam: TeamId,
  rival: TeamId,
  entries: readonly Entry[],
  { rules }: TableSetting,
): readonly Meeting[] {
  const meetings = entries.filter(
    ({ match }) =>
      match.kind !== 'TIEBREAK' &&
      [match.home, match.away].includes(withdrawnTeam) &&
      [match.home, match.away].includes(rival),
  );
  let homes = meetings.filter(({ match }) => match.home === rival).length;
  return Array.from({ length: Math.max(0, (rules.meetings ?? 0) - meetings.length) }, (_, index) => {
    const isHome = 2 * homes <= meetings.length + index;
    if (isHome) homes += 1;
    const id = `award|${withdrawnTeam}|${rival}|${index}`;
    return isHome ? { id, home: rival, away: withdrawnTeam } : { id, home: withdrawnTeam, away: rival };
  });
}

function award(meeting: Meeting, withdrawal: Withdrawal, entries: readonly Entry[]): TableMatch {
  const isHome = meeting.home === withdrawal.team;
  const closed = { ...meeting, state: 'CLOSED' as const };
  const { award: how = 'FORFEIT' } = withdrawal;
  if (how === 'FORFEIT') return { ...closed, outcome: isHome ? 'FORFEIT_HOME' : 'FORFEIT_AWAY' };
  const { rival, leaver } =
    how === 'MEAN_CONCEDED' ? { rival: meanConceded(withdrawal.team, entries), leaver: 0 } : how;
  return { ...closed, score: oriented(isHome ? 'AWAY' : 'HOME', rival, leaver), noBonus: true };
}

/** RFEF, art. 77: the rounded mean the team had conceded, and at least a win (Reus 2018-19: 27 in 21). */
function meanConceded(team: TeamId, entries: readonly Entry[]): number {
  const own = entries.filter(({ match }) => match.home === team || match.away === team);
  const { against, played } = sumTallies(own.map((entry) => shareOf(entry, team)));
  return Math.max(1, roundHalfUp(fraction(against, played)));
}
