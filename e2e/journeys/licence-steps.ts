import { ownPassword, sessionOf } from '../fixtures/accounts.ts';
import { expect } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createMatch } from './desk-steps.ts';
import { addMember } from './organisation-steps.ts';
import { callApi, createUser, joinTeam, type User } from './team-steps.ts';

interface Squad {
  readonly people: readonly { readonly person: { readonly id: string; readonly firstName: string } }[];
}

/**
 * A match in a competition that requires licences: eleven at home have one, three of them with an account.
 */
export async function createLicensedMatch(app: TestApp) {
  const { club, match, path, competitionId } = await createMatch(app);
  const { admin } = club;
  const teamId = match.home.id;
  const players: User[] = [];
  for (const firstName of ['Ana', 'Bea', 'Cleo']) {
    const player = await createUser(app, firstName, 'Vega');
    await joinTeam(app, admin, teamId, player);
    players.push(player);
  }
  const others = 'Dora Eva Fina Gema Hada Inma Jana Kira'.split(' ');
  const people = others.map((firstName) => ({ firstName, surnames: 'Mora', position: 'Defensa' }));
  const call = async (target: Parameters<typeof callApi>[2], body?: unknown) => {
    const answer = await callApi(app, admin, target, body);
    expect(answer.status, `${target.join(' ')}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  };
  await call(['POST', `/teams/${teamId}/squad`], { people });
  const rules = `/traips-competition/registration/${competitionId}`;
  const { version } = await call(['GET', rules]);
  await call(['PUT', rules], { rules: { numberPattern: 'LN-{0000}' }, version });
  const squadPath = `${rules}/teams/${teamId}`;
  const squad = (await call(['GET', squadPath])) as unknown as Squad;
  const names = new Set([...others, 'Ana', 'Bea', 'Cleo']);
  const eleven = squad.people.filter(({ person }) => names.has(person.firstName)).map(({ person }) => person);
  const idOf = (firstName: string) => eleven.find((one) => one.firstName === firstName)?.id ?? '';
  await call(['PUT', squadPath], {
    people: eleven.map(({ id }, index) => ({ personId: id, shirt: index + 1 })),
  });
  await call(['POST', `${squadPath}/submit`], {});
  await call(['PUT', `${rules}/licences`], { action: 'approve', allComplete: true });
  const lineup = eleven.map(({ id }, index) => ({
    playerId: id,
    place: 'STARTER',
    shirt: index + 1,
    isGoalkeeper: index === 0,
    isCaptain: index === 0,
  }));
  const drafted = await call(['POST', '/match-lineup/create'], {
    matchId: match.id,
    teamId,
    players: lineup,
  });
  const { id: lineupId } = drafted.lineup as { id: string };
  await call(['PUT', `/match-lineup/confirm/${lineupId}`], {});
  return { club, match, path, players, idOf, licencesPath: `${rules}/licences`, call };
}

/** The code of a user's own licence. */
export async function codeOf(app: TestApp, player: User | undefined): Promise<string> {
  if (player === undefined) throw new Error('There is no such player');
  const { body } = await callApi(app, player, ['GET', '/profile/licences']);
  const [card] = body.cards as readonly { readonly token: string }[];
  return card?.token ?? '';
}

type Match = Awaited<ReturnType<typeof createLicensedMatch>>;

/** Who was checked, and how, as currently stored. */
export async function checksOf(app: TestApp, { club, match, idOf }: Match) {
  const { body } = await callApi(app, club.admin, ['GET', `/match/desk/${match.id}`]);
  const { checks } = body.licensing as { checks: readonly { personId: string; how: string }[] };
  const nameOf = (id: string) => ['Ana', 'Bea', 'Cleo', 'Dora'].find((name) => idOf(name) === id);
  return checks.map(({ personId, how }) => `${nameOf(personId)} ${how}`).sort();
}

type Day = Awaited<ReturnType<typeof createMatch>>;

/** Adds a user to the home team, in a role. */
async function joinAs(app: TestApp, { club, match }: Day, joiner: User, role: 'COACH' | 'CAPTAIN') {
  const teamId = match.home.id;
  await joinTeam(app, club.admin, teamId, joiner);
  const { body: user } = await callApi(app, joiner, ['GET', '/auth/profile']);
  const change = { teamId, userId: user.id, role };
  const { status, body } = await callApi(app, club.admin, ['POST', '/teams/changeRole'], change);
  expect(status, JSON.stringify(body)).toBe(200);
}

/** A match in a competition that requires licences, with its own coach, captain and referee. */
export async function createStaffedMatch(app: TestApp) {
  const day = await createMatch(app);
  const { club, match, competitionId } = day;
  const [coach, captain] = [await createUser(app, 'Rosa', 'Prat'), await createUser(app, 'Carla', 'Sanz')];
  const referee = await createUser(app, 'Iván', 'Cano');
  await joinAs(app, day, coach, 'COACH');
  await joinAs(app, day, captain, 'CAPTAIN');
  const { body: overview } = await callApi(app, club.admin, ['GET', `/dashboard/org/${club.orgCode}`]);
  const own = overview.organization as { id: string; orgCode: string; name: string };
  await addMember(app, { founder: club.admin, club: own, joiner: referee, role: 'referee' });
  const { body: user } = await callApi(app, referee, ['GET', '/auth/profile']);
  const referees = { matchId: match.id, referees: [{ userId: user.id }] };
  const named = await callApi(app, club.admin, ['PUT', '/match/actions/addReferees'], referees);
  expect(named.status, JSON.stringify(named.body)).toBe(200);
  const at = `/traips-competition/registration/${competitionId}`;
  const { version } = (await callApi(app, club.admin, ['GET', at])).body;
  const rules = { ageTo: 39, referenceDate: '2026-12-31' };
  const saved = await callApi(app, club.admin, ['PUT', at], { rules, version });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  // Users with a new role since they signed in sign in again.
  const again = async ({ email }: User): Promise<User> => ({
    email,
    session: await sessionOf(app, email, ownPassword),
  });
  return { ...day, home: match.home, coach, captain, referee: await again(referee) };
}

interface Entry {
  readonly firstName: string;
  readonly birthday: string;
}

/** A person in a squad gets an account, and claims the team's entry. */
export async function claimEntry(
  app: TestApp,
  { club, match }: Pick<Day, 'club' | 'match'>,
  { firstName, birthday }: Entry,
): Promise<User> {
  const teamId = match.home.id;
  const { people } = (await callApi(app, club.admin, ['GET', `/teams/${teamId}/squad`])).body;
  const entered = people as readonly { personId: string; firstName: string }[];
  const { personId } = entered.find((one) => one.firstName === firstName) ?? {};
  const qr = await callApi(app, club.admin, ['POST', '/teams/invitations-qr/create'], { teamId, personId });
  const player = await createUser(app, firstName, 'Vega', { birthday });
  const { token } = qr.body;
  const { status, body } = await callApi(app, player, ['POST', '/teams/invitations-qr/consume'], { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return player;
}
