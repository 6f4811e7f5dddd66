import { teamAbilitiesOf } from '@traip/contract';
import { type RegistrationWindow, windowOf } from '@traip/engine/registration';
import { findTeamRelation } from '../../../people/team/people/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { listLicencesOf } from '../licences/queries.ts';
import { listLicensedCompetitions } from '../of-team/queries.ts';
import { type Card, shownState } from './licence-card.ts';
import type { CardRow } from './queries.ts';

interface Reader {
  readonly db: Database;
  readonly userId: string;
  readonly now: Date;
}

type Renewal = NonNullable<Card['renewal']>;

/** Open windows come before future ones, and those before closed ones. */
const byWindow: readonly RegistrationWindow['state'][] = ['OPEN', 'CHANGES', 'NOT_YET', 'CLOSED'];

/** Where people with expired licences can get a new one. There are few, so each is looked up separately. */
export async function renewalsOf(
  reader: Reader,
  rows: readonly CardRow[],
): Promise<(row: CardRow) => Card['renewal']> {
  const found = new Map<CardRow, Card['renewal']>();
  for (const row of rows)
    if (shownState(row, reader.now) === 'EXPIRED') found.set(row, await renewalOf(reader, row));
  return (row) => found.get(row) ?? null;
}

async function renewalOf({ db, userId, now }: Reader, row: CardRow): Promise<Card['renewal']> {
  const { personId, teamId, competitionId } = row;
  if (!row.isInTeam) return null;
  const mayEnter = teamAbilitiesOf(await findTeamRelation(db, { teamId, userId })).includes(
    'team.enterPeople',
  );
  const choices: Renewal[] = [];
  for (const { id, name, rules, addedLate } of await listLicensedCompetitions(db, { teamId, userId })) {
    const own = await listLicencesOf(db, id, [personId]);
    const isOver = own.every((licence) => licence.id === row.licenceId || licence.state === 'EXPIRED');
    if (rules === null || !isOver) continue;
    choices.push({
      competition: { id, name },
      window: windowOf(rules, now.toISOString(), addedLate),
      mayEnter,
    });
  }
  const rank = ({ window, competition }: Renewal) =>
    byWindow.indexOf(window.state) * 2 + Number(competition.id !== competitionId);
  return choices.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}
