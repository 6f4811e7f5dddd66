import { abilitiesOf, type homeCalls, homeLimits, type MyHome, type Read } from '@traip/contract';
import { competitionPage } from '../../competition/competition/lists/competition-page.ts';
import { firstMatches } from '../../competition/match/lists/first/first-matches.ts';
import { listOrganisationsOf } from '../../people/auth/queries.ts';
import { invitationsTo } from '../../people/member/invitation/my-invitations.ts';
import { teamsAndInvitations } from '../../people/profile/my-teams.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { fileUrl } from '../../platform/files/files.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import type { Services } from '../../platform/services/services.ts';
import { nextMatch } from './next/next-match.ts';
import { withRelation } from './own/with-relation.ts';
import { placesOf } from './places/places-of.ts';

type Home = Read<typeof MyHome>;

/** Everything the page needs in one request; every list is limited. */
export const myHome: Handler<typeof homeCalls.mine> = ({ db, consentAge, now, caller }) =>
  readTogether(() => homeOf({ db, consentAge, now }, caller.userId));

async function homeOf(services: Pick<Services, 'db' | 'consentAge' | 'now'>, userId: string): Promise<Home> {
  const { db, now } = services;
  const { live, next, results: last } = homeLimits;
  const [first, own, invitations, competitions, organizations] = await Promise.all([
    firstMatches(services, { userId, ofPersonId: userId }, { live, next, last }),
    teamsAndInvitations(services, userId),
    invitationsTo(db, userId, now()),
    competitionPage(services, userId, {
      page: 1,
      limit: homeLimits.competitions,
      playerId: userId,
      isOver: false,
    }),
    listOrganisations(db, userId),
  ]);
  const teams = own.teams.slice(0, homeLimits.teams);
  const [matches, places] = await Promise.all([
    relatedMatches(db, userId, first),
    placesOf(db, userId, [...teams.map(({ team }) => team.id), ...sidesOf(first.next[0])]),
  ]);
  const [match] = matches.next;
  return {
    ...matches,
    nextMatch: match ? await nextMatch(db, { match, teams: own.teams, places, userId }) : null,
    teams: teams.map((each) => ({ ...each, place: places.ofTeam(each.team.id) })),
    teamCount: own.teams.length,
    competitions: competitions.items,
    competitionCount: competitions.total,
    invitations: {
      count: own.invitations.length + invitations.length,
      teams: own.invitations.slice(0, homeLimits.invitations),
      organizations: invitations.slice(0, homeLimits.invitations),
    },
    organizations,
  };
}

type FirstMatches = Awaited<ReturnType<typeof firstMatches>>;

const sidesOf = (match: FirstMatches['next'][number] | undefined) =>
  [match?.home?.id, match?.away?.id].filter((id) => id !== undefined);

async function relatedMatches(
  db: Services['db'],
  userId: string,
  first: FirstMatches,
): Promise<Pick<Home, 'live' | 'next' | 'results'>> {
  const rows = await withRelation(db, userId, [...first.live, ...first.next, ...first.last]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pick = (list: readonly { readonly id: string }[]) => list.flatMap(({ id }) => byId.get(id) ?? []);
  return { live: pick(first.live), next: pick(first.next), results: pick(first.last) };
}

async function listOrganisations(db: Services['db'], userId: string): Promise<Home['organizations']> {
  const all = await listOrganisationsOf(db, userId);
  return all.slice(0, homeLimits.organisations).map(({ role, avatarKey, ...organisation }) => ({
    organization: { ...organisation, avatarUrl: fileUrl(avatarKey) },
    role,
    abilities: abilitiesOf(role),
  }));
}
