import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { basePath, competitionCalls, matchManagementCalls } from '@traip/contract';
import { createPlayers } from '../../../testing/fixtures/lineups.ts';
import { createOrganisation, createPerson, type Person } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';
import { createFromForm } from '../../competition-form/testing/forms.ts';
import type { Dice } from '../../statistics/testing/some-events.ts';

interface Side {
  readonly id: string;
  readonly players: readonly Person[];
}

/** A match of the round with its teams and referee. */
export interface Fixture {
  readonly id: string;
  readonly home: Side;
  readonly away: Side;
  readonly referee: Person;
}

/** A league of twenty teams whose first round has dates and a referee for each of its ten matches. */
export async function roundOf(world: World) {
  const club = await createOrganisation(world, 'admin');
  const { competition, first } = await createFromForm(world, club, {
    phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 1 }, seed: 'jornada' }],
    teams: Array.from({ length: 20 }, (_, index) => ({ name: `Equipo ${index + 1}` })),
    publish: true,
  });
  const query = { round: 1, limit: 20 };
  const { body } = await world.call(competitionCalls.matches, { params: { id: competition.id }, query });
  const fixtures: Fixture[] = [];
  for (const { id, home, away } of body.items) {
    assert.ok(home && away);
    const referee = await refereeOf(world, club.id);
    const kickOff = new Date(world.now().getTime() + 600_000).toISOString();
    const dated = { matchId: id, kickOff };
    await world.call(matchManagementCalls.schedule, { body: dated }, club.people.admin);
    const named = { matchId: id, referees: [{ userId: referee.id }] };
    await world.call(matchManagementCalls.addReferees, { body: named }, club.people.admin);
    fixtures.push({ id, referee, home: await sideOf(world, home.id), away: await sideOf(world, away.id) });
  }
  return { club, fixtures, ...first };
}

async function sideOf(world: World, id: string): Promise<Side> {
  return { id, players: await createPlayers(world, id, 4) };
}

async function refereeOf(world: World, organisationId: string): Promise<Person> {
  const referee = await createPerson(world, { firstName: 'Árbitra' });
  await world.store.db
    .insertInto('organisationMembers')
    .values({ organisationId, userId: referee.id, role: 'referee', createdAt: world.now() })
    .execute();
  return referee;
}

/** Sends a request over a real connection. */
async function request(origin: string, { token }: Person, method: string, path: string, body?: object) {
  const response = await fetch(`${origin}${basePath}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  assert.equal(response.status, 200, `${method} ${path}: ${response.status}`);
  return response.json();
}

/** The score of the events that the referee registered and didn't delete. */
interface RefereedMatch {
  readonly matchId: string;
  readonly score: { home: number; away: number };
}

/** Referees a match from kick-off to closing. */
export async function referee(origin: string, fixture: Fixture, roll: Dice): Promise<RefereedMatch> {
  const { id, referee: user } = fixture;
  const score = { home: 0, away: 0 };
  const move = (action: string) => request(origin, user, 'PUT', `/match/actions/${action}/${id}`, {});
  const whistle = (type: 'START' | 'END', period: number) =>
    request(origin, user, 'POST', '/match/actions/registerEvent', {
      matchId: id,
      clientEventId: randomUUID(),
      type,
      period,
      minute: 45 * (period - 1),
    });
  await move('start');
  await half(origin, fixture, { roll, score, period: 1 });
  await whistle('END', 1);
  await whistle('START', 2);
  await half(origin, fixture, { roll, score, period: 2 });
  await move('finish');
  await move('close');
  return { matchId: id, score };
}

interface Half {
  readonly roll: Dice;
  readonly score: { home: number; away: number };
  readonly period: number;
}

/** Registers three to seven events; some are sent twice at once, and a quarter are deleted. */
async function half(origin: string, fixture: Fixture, { roll, score, period }: Half): Promise<void> {
  const { id: matchId, referee: user } = fixture;
  const count = 3 + roll(5);
  for (let nth = 0; nth < count; nth++) {
    const side = roll(2) === 0 ? ('home' as const) : ('away' as const);
    const event = { ...happened(fixture[side], roll), clientEventId: randomUUID() };
    const body = { matchId, ...event, period, minute: 45 * (period - 1) + nth + 1 };
    const send = () => request(origin, user, 'POST', '/match/actions/registerEvent', body);
    const [reply] = roll(3) === 0 ? await Promise.all([send(), send()]) : [await send()];
    if (roll(4) === 0)
      await request(origin, user, 'DELETE', `/match/actions/deleteEvent/${reply.event.id}/${matchId}`);
    else if (event.type === 'GOAL') score[side]++;
  }
}

function happened({ id: teamId, players }: Side, roll: Dice) {
  const [player, other] = [players[roll(4)], players[roll(4)]];
  const common = { teamId, playerId: player?.id };
  if (roll(4) === 0) return { ...common, type: 'CARD', kind: 'YELLOW' };
  return { ...common, type: 'GOAL', ...(other === player ? {} : { relatedPlayerId: other?.id }) };
}
