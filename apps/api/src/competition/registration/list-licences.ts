import { pageWith, type registrationCalls } from '@traip/contract';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { licenceReply } from './licences/licence-reply.ts';
import { countLicences, listLicences as listPage } from './list/queries.ts';

export const listLicences: Handler<typeof registrationCalls.list> = async (
  { db, scope },
  { params, query },
) => {
  const filter = { ...params, ...query, organisationId: scope.organisationId };
  const [rows, total] = await Promise.all([listPage(db, filter), countLicences(db, filter)]);
  const items = rows.map(({ teamName: name, teamCode: code, teamAvatarKey, sportKey, ...row }) => ({
    ...licenceReply(row),
    person: playerInBrief({ ...row, id: row.personId }, true),
    team: teamInBrief({ id: row.teamId, name, code, sportKey, avatarKey: teamAvatarKey }),
  }));
  return pageWith(items, { page: query.page, limit: query.limit, total });
};
