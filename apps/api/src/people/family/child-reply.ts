import type { Child, Read } from '@traip/contract';
import { ageOn } from '@traip/engine/registration';
import type { Database } from '../../platform/db/schema.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { playerInBrief } from '../person/player-in-brief.ts';
import { teamInBrief } from '../team/in-brief.ts';
import { decisionsOf } from './decisions.ts';
import { type ChildRow, listConsents, listGuardianNames, listTeams } from './queries.ts';

interface Reader {
  readonly db: Database;
  readonly userId: string;
  readonly now: Date;
}

/** Three statements for any number of children. */
export async function childReplies(
  { db, userId, now }: Reader,
  rows: readonly ChildRow[],
): Promise<Read<typeof Child>[]> {
  const ids = rows.map(({ id }) => id);
  const teams = Map.groupBy(await listTeams(db, ids), ({ personId }) => personId);
  const consents = Map.groupBy(await listConsents(db, ids), ({ personId }) => personId);
  const guardians = Map.groupBy(await listGuardianNames(db, ids), ({ childId }) => childId);
  return rows.map((row) => {
    const { id, birthday, gender, relation, version, publicName } = row;
    const { firstName, surnames, avatarUrl: photoUrl } = playerInBrief(row, true);
    const given = consents.get(id) ?? [];
    return {
      personId: id,
      firstName,
      surnames,
      birthday,
      age: birthday === null ? null : ageOn(birthday, dayInMadrid(now)),
      gender,
      photoUrl,
      relation,
      teams: (teams.get(id) ?? []).map(teamInBrief),
      consents: { ...decisionsOf(given), PUBLIC_NAME: publicName },
      records: consentRecords(given),
      otherGuardians: (guardians.get(id) ?? [])
        .filter((one) => one.userId !== userId)
        .map(({ name }) => name),
      version,
    };
  });
}

export function consentRecords(given: Awaited<ReturnType<typeof listConsents>>) {
  return given.map(({ personId: _id, holds: _holds, givenAt: at, ...record }) => ({ ...record, at }));
}
