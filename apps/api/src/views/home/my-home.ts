import { abilitiesOf, type homeCalls, homeLimits, type MyHome, type Read } from '@traip/contract';
import { competitionPage } from '../../competition/competition/lists/competition-page.ts';
import { firstMatches } from '../../competition/match/lists/first/first-matches.ts';
import { listOrganisationsOf } from '../../people/auth/queries.ts';
import { invitationsTo } from '../../people/member/invitation/my-invitations.ts';
import { teamsAndInvitations } from '../../people/profile/my-teams.ts';
import { fileUrl } from '../../platform/files/files.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import type { Services } from '../../platform/services/services.ts';
import { tied } from './own/tied.ts';

type Home = Read<typeof MyHome>;

/** Every list is cut short, and told how long it is where that matters: one request opens the whole page. */
export const myHome: Handler<typeof homeCalls.mine> = async ({ db, now, caller }) => {
  const services = { db, now };
  const { userId } = caller;
  const [matches, own, asked, competitions, organizations] = await Promise.all([
    matchesOf(services, userId),
    teamsAndInvitations(db, userId, now()),
    invitationsTo(db, userId, now()),
    competitionPage(services, userId, {
      page: 1,
      limit: homeLimits.competitions,
      playerId: userId,
      isOver: false,
    }),
    organisationsOf(db, userId),
  ]);
  return {
    ...matches,
    teams: own.teams.slice(0, homeLimits.teams),
    teamCount: own.teams.length,
    competitions: competitions.items,
    competitionCount: competitions.total,
    invitations: {
      count: own.invitations.length + asked.length,
      teams: own.invitations.slice(0, homeLimits.invitations),
      organizations: asked.slice(0, homeLimits.invitations),
    },
    organizations,
  };
};

async function matchesOf(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
): Promise<Pick<Home, 'live' | 'next' | 'results'>> {
  const { live, next, results: last } = homeLimits;
  const first = await firstMatches(services, { userId, ofPersonId: userId }, { live, next, last });
  const rows = await tied(services.db, userId, [...first.live, ...first.next, ...first.last]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const own = (list: readonly { readonly id: string }[]) => list.flatMap(({ id }) => byId.get(id) ?? []);
  return { live: own(first.live), next: own(first.next), results: own(first.last) };
}

async function organisationsOf(db: Services['db'], userId: string): Promise<Home['organizations']> {
  const all = await listOrganisationsOf(db, userId);
  return all.slice(0, homeLimits.organisations).map(({ role, avatarKey, ...organisation }) => ({
    organization: { ...organisation, avatarUrl: fileUrl(avatarKey) },
    role,
    abilities: abilitiesOf(role),
  }));
}
