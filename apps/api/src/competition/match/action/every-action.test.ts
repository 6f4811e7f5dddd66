import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { type Call, type CallInput, matchDeskCalls, matchManagementCalls } from '@traip/contract';
import type { MatchStatus } from '@traip/engine/match';
import type { Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { type MatchDay, matchDay } from '../testing/match-day.ts';

/**
 * The allowed actions in each state, written by hand from the decisions on matches: + for admins and
 * referees, A for admins only, . for no one.
 */
const table = `
                         CREATED  SCHEDULED  IN_PROGRESS  FINISHED  CLOSED  CANCELLED
update                   +        +          .            .         .       .
schedule                 +        +          .            .         .       .
postpone                 .        +          .            .         .       .
addReferees              +        +          +            +         .       .
setStream                +        +          +            +         .       .
addKnockoutParticipants  A        A          .            .         .       .
start                    +        +          .            .         .       .
registerEvent            .        .          +            +         .       .
deleteEvent              .        .          +            +         .       .
finish                   .        .          +            .         .       .
addManualResult          +        +          +            +         .       .
close                    .        .          .            +         .       .
reopen                   .        .          .            +         A       A
cancel                   A        A          +            .         .       .
delete                   A        A          .            .         .       A`;

const [head = '', ...lines] = table.trim().split('\n');
const states = head.trim().split(/\s+/) as MatchStatus[];
const rows = lines.map((line) => line.trim().split(/\s+/));

/** The actions of a state that a role has, in the order of the table. */
function actionsIn(state: MatchStatus, isReferee: boolean): string[] {
  const column = states.indexOf(state) + 1;
  const has = isReferee ? ['+'] : ['+', 'A'];
  return rows.filter((row) => has.includes(row[column] ?? '')).map(([action = '']) => action);
}

/** Actions that referees are refused in any state. */
const forDirection = ['addKnockoutParticipants', 'delete'];

describe('every action in every state', () => {
  const world = openWorld();

  /** A match brought into a state by the actions that lead there. */
  async function matchIn(state: MatchStatus): Promise<MatchDay> {
    const day = await matchDay(world, { state: state === 'CREATED' ? 'CREATED' : 'SCHEDULED' });
    if (state === 'CREATED')
      await world.store.db
        .updateTable('matches')
        .set({ kickOff: null })
        .where('id', '=', day.matchId)
        .execute();
    if (['IN_PROGRESS', 'FINISHED', 'CLOSED'].includes(state)) await day.start();
    if (['FINISHED', 'CLOSED'].includes(state)) await day.finish();
    if (state === 'CLOSED') await day.close();
    if (state === 'CANCELLED') await day.cancel(day.club.people.admin, { reason: 'Lluvia' });
    return day;
  }

  type Requests = { readonly [action: string]: readonly [Call, unknown] };

  /** A valid request for each action. */
  function requestsOf({ matchId, home }: MatchDay, version: number): Requests {
    const [params, body] = [{ id: matchId }, { force: true }];
    const event = { matchId, clientEventId: randomUUID(), type: 'GOAL', teamId: home.id, period: 1 };
    return {
      update: [matchManagementCalls.update, { body: { ...params, round: 2, version } }],
      schedule: [matchManagementCalls.schedule, { body: { matchId, kickOff: '2030-02-02T10:00:00.000Z' } }],
      postpone: [matchManagementCalls.postpone, { body: { matchId, reason: 'Lluvia' } }],
      addReferees: [matchManagementCalls.addReferees, { body: { matchId, referees: [] } }],
      setStream: [matchManagementCalls.setStream, { body: { matchId, url: null } }],
      addKnockoutParticipants: [matchManagementCalls.addKnockoutParticipants, { body: { matchId } }],
      start: [matchDeskCalls.start, { params, body }],
      registerEvent: [matchDeskCalls.registerEvent, { body: event }],
      deleteEvent: [matchDeskCalls.deleteEvent, { params: { eventId: randomUUID(), matchId } }],
      finish: [matchDeskCalls.finish, { params, body: {} }],
      addManualResult: [matchDeskCalls.addManualResult, { body: { matchId, score: { home: 1, away: 0 } } }],
      close: [matchDeskCalls.close, { params, body: {} }],
      reopen: [matchDeskCalls.reopen, { params, body: { reason: 'Así fue' } }],
      cancel: [matchDeskCalls.cancel, { params, body: { reason: 'Así fue' } }],
      delete: [matchManagementCalls.delete, { params }],
    };
  }

  /** Sends every action that isn't allowed in a state: each is refused, with the allowed ones as details. */
  async function assertRefused(day: MatchDay, state: MatchStatus, user: Person): Promise<void> {
    const { version } = (await day.look()).body;
    const isReferee = user === day.club.people.referee;
    const [mine, legal] = [actionsIn(state, isReferee), actionsIn(state, false)];
    for (const [action, [call, input]] of Object.entries(requestsOf(day, version))) {
      if (mine.includes(action)) continue;
      const { status, error } = await world.call(call, input as CallInput<Call>, user);
      const isForbidden = legal.includes(action) || (isReferee && forDirection.includes(action));
      assert.equal(status, isForbidden ? 403 : 409, `${action}: ${JSON.stringify(error)}`);
      if (isForbidden) continue;
      const { from, allowed } = Object(error?.details);
      assert.deepEqual([action, error?.code, from], [action, 'INVALID_TRANSITION', state]);
      assert.deepEqual([...allowed].sort(), legal.toSorted());
    }
  }

  for (const state of states)
    it(`a match that is ${state} offers its allowed actions, and refuses any other by listing them`, async () => {
      const day = await matchIn(state);
      const { version } = (await day.look()).body;
      for (const user of [day.club.people.admin, day.club.people.referee]) {
        const offered = (await day.look(user)).body.actions;
        const isReferee = user === day.club.people.referee;
        assert.deepEqual(offered.toSorted(), actionsIn(state, isReferee).toSorted());
        await assertRefused(day, state, user);
      }
      const { body } = await day.look();
      assert.deepEqual([body.state, body.version], [state, version]);
    });
});
