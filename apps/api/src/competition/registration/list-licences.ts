import { countLimit, isHead, pageWith, type registrationCalls } from '@traip/contract';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { licenceReply } from './licences/licence-reply.ts';
import { byStateOf, totalOf } from './list/by-state.ts';
import { countByState, listLicences as listPage } from './list/queries.ts';
import { standingsOf } from './list/standings.ts';

/** Only people who decide about licences see dates of birth and signed consents. */
export const listLicences: Handler<typeof registrationCalls.list> = async (
  { db, scope, now },
  { params, query },
) => {
  const filter = { ...params, ...query, organisationId: scope.organisationId };
  const [rows, counted] = await Promise.all([listPage(db, filter), countByState(db, filter)]);
  const standingOf = await standingsOf(db, scope, params.competitionId, { rows, on: dayInMadrid(now()) });
  const items = rows.map(
    ({
      teamName: name,
      teamCode: code,
      teamAvatarKey,
      sportKey,
      competitorKind,
      consentOnPaper,
      ...row
    }) => ({
      ...licenceReply(row),
      ...standingOf(row),
      person: playerInBrief({ ...row, id: row.personId }, true),
      team: teamInBrief({ id: row.teamId, name, code, sportKey, competitorKind, avatarKey: teamAvatarKey }),
      birthday: isHead(scope.role) ? row.birthday : null,
      consentOnPaper: isHead(scope.role) && consentOnPaper,
    }),
  );
  const byState = byStateOf(counted);
  const total = Math.min(totalOf(byState, query.state), countLimit);
  return { ...pageWith(items, { page: query.page, limit: query.limit, total }), byState };
};
