import { expect } from '../fixtures/test.ts';
import type { TestApp } from '../fixtures/test-app.ts';
import { createMatch } from './desk-steps.ts';
import { callApi, createUser, joinTeam, type User } from './team-steps.ts';

interface Squad {
  readonly people: readonly { readonly person: { readonly id: string; readonly firstName: string } }[];
}

/** A match in a competition that asks for licences: the home team has eleven with one, three of them with an account. */
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

/** The code of somebody's own licence. */
export async function codeOf(app: TestApp, player: User | undefined): Promise<string> {
  if (player === undefined) throw new Error('There is no such player');
  const { body } = await callApi(app, player, ['GET', '/profile/licences']);
  const [card] = body.cards as readonly { readonly token: string }[];
  return card?.token ?? '';
}

type Match = Awaited<ReturnType<typeof createLicensedMatch>>;

/** Who was checked, and how, as the backend knows it. */
export async function checksOf(app: TestApp, { club, match, idOf }: Match) {
  const { body } = await callApi(app, club.admin, ['GET', `/match/desk/${match.id}`]);
  const { checks } = body.licensing as { checks: readonly { personId: string; how: string }[] };
  const nameOf = (id: string) => ['Ana', 'Bea', 'Cleo', 'Dora'].find((name) => idOf(name) === id);
  return checks.map(({ personId, how }) => `${nameOf(personId)} ${how}`).sort();
}
