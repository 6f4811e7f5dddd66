import { type organisationPeopleCalls, pageWith } from '@traip/contract';
import { ageOn } from '@traip/engine/registration';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { playerInBrief } from '../../person/player-in-brief.ts';
import { abilitiesOver } from './own-people.ts';
import { countPeople, pageOfPeople } from './queries.ts';

export const listPeople: Handler<typeof organisationPeopleCalls.list> = async (
  { db, scope, now },
  { query },
) => {
  const { page, limit } = query;
  const [rows, total] = [await pageOfPeople(db, scope, query), await countPeople(db, scope, query)];
  const today = dayInMadrid(now());
  const people = rows.map(({ birthday, teams, isOurs, hasGuardian, ...row }) => {
    const { id: personId, avatarUrl: photoUrl, ...named } = playerInBrief(row, true);
    const age = birthday === null ? null : ageOn(birthday, today);
    const abilities = abilitiesOver({ ...row, isOurs, hasGuardian }, teams.length > 0);
    const { publicName } = row;
    return { personId, ...named, publicName, photoUrl, birthday, age, teams: [...teams], abilities };
  });
  return pageWith(people, { page, limit, total });
};
