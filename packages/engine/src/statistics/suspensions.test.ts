import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteEvent, isBreach, type MatchEvent, type MatchStatus } from '../match/index.ts';
import { lions, matchWith, openDesk, rulesOf } from '../match/testing/desk.ts';
import { cupSuspensionRules, suspensionRules } from './suspension-rules.ts';
import {
  type CompetitionMatch,
  type Suspension,
  type SuspensionSettings,
  suspensionsOf,
} from './suspensions.ts';

const football = rulesOf('FOOTBALL_11');
const { card, foul, manual } = openDesk();
const ana = { playerId: 'ana' };

/** The number of matches a player still has to serve. */
function matchesToServe(suspensions: readonly Suspension[], playerId = 'ana'): number {
  return suspensions
    .filter(({ status, person }) => status === 'OPEN' && person.playerId === playerId)
    .reduce((left, { matches, served }) => left + matches - served.length, 0);
}

const league: SuspensionSettings = {
  rules: suspensionRules.FOOTBALL,
  sport: football,
  freshPhases: [],
  rulings: {},
  carried: [],
};

let round = 0;
function match(
  events: readonly MatchEvent[],
  { status = 'CLOSED' as MatchStatus, phaseId = 'league', sport = football } = {},
): CompetitionMatch {
  round += 1;
  return { id: `m${round}`, phaseId, match: { ...matchWith(sport, events), status } };
}

const yellow = () => card(lions, 'YELLOW', ana);
const yellows = (n: number) => Array.from({ length: n }, () => match([yellow()]));

/** Cause, length, matches served and status of each suspension. */
function book(matches: readonly CompetitionMatch[], settings: Partial<SuspensionSettings> = {}) {
  return suspensionsOf(matches, { ...league, ...settings }).map(
    ({ cause, matches: length, served, status }) => `${cause} ${served.length}/${length} ${status}`,
  );
}

describe('yellow cards', () => {
  it('the fifth costs the next match, and the count restarts', () => {
    assert.deepEqual(book(yellows(4)), []);
    assert.deepEqual(book(yellows(5)), ['CYCLE 0/1 OPEN']);
    assert.deepEqual(book([...yellows(5), match([])]), ['CYCLE 1/1 SERVED']);
    assert.deepEqual(book([...yellows(5), match([]), ...yellows(4)]), ['CYCLE 1/1 SERVED']);
    assert.deepEqual(book([...yellows(5), match([]), ...yellows(5)]), ['CYCLE 1/1 SERVED', 'CYCLE 0/1 OPEN']);
  });

  it('the third does in a cup', () => {
    assert.deepEqual(book(yellows(3), { rules: cupSuspensionRules }), ['CYCLE 0/1 OPEN']);
  });

  it('two in one match are a sending-off and do not count in the cycle', () => {
    assert.deepEqual(book([...yellows(4), match([yellow(), yellow()])]), ['CARD 0/1 OPEN']);
  });

  it('one before a direct red counts in the cycle', () => {
    const both = match([yellow(), card(lions, 'RED', ana)]);
    assert.deepEqual(book([...yellows(4), both]), ['CYCLE 0/1 OPEN', 'CARD 0/1 OPEN']);
  });

  it('are wiped once, at a phase that resets the count', () => {
    const group = yellows(4);
    const final = () => match([yellow()], { phaseId: 'final' });
    const settings = { freshPhases: ['final'] };
    assert.deepEqual(book([...group, final()], settings), []);
    const five = [final(), final(), final(), final(), final()];
    assert.deepEqual(book([...group, ...five], settings), ['CYCLE 0/1 OPEN']);
  });
});

describe('a suspension', () => {
  const red = () => match([card(lions, 'RED', ana)]);

  it('is served by closed matches only', () => {
    const open = match([], { status: 'FINISHED' });
    const cancelled = match([], { status: 'CANCELLED' });
    assert.deepEqual(book([red(), open, cancelled]), ['CARD 0/1 OPEN']);
    assert.deepEqual(book([red(), open, cancelled, match([])]), ['CARD 1/1 SERVED']);
  });

  it('is served when the opponent does not show up, not when its own team does not', () => {
    assert.deepEqual(book([red(), match([manual({ outcome: 'FORFEIT_AWAY' })])]), ['CARD 1/1 SERVED']);
    for (const outcome of ['FORFEIT_HOME', 'DOUBLE_FORFEIT', 'DRAW_AWARDED', 'ABANDONED'] as const)
      assert.deepEqual(book([red(), match([manual({ outcome })])]), ['CARD 0/1 OPEN'], outcome);
  });

  it('has the length staff decide, or is lifted', () => {
    const event = card(lions, 'RED', ana);
    const sentOff = match([event]);
    const later = [match([]), match([])];
    assert.deepEqual(book([sentOff, ...later], { rulings: { [event.id]: 4 } }), ['CARD 2/4 OPEN']);
    assert.deepEqual(book([sentOff, ...later], { rulings: { [event.id]: 'REVOKED' } }), ['CARD 0/1 REVOKED']);
  });

  it('waits for the one before it', () => {
    const both = match([yellow(), card(lions, 'RED', ana)]);
    const matches = [...yellows(4), both, match([])];
    assert.deepEqual(book(matches), ['CYCLE 1/1 SERVED', 'CARD 0/1 OPEN']);
    assert.deepEqual(book([...matches, match([])]), ['CYCLE 1/1 SERVED', 'CARD 1/1 SERVED']);
  });

  it('of three matches with one served carries two into the next season', () => {
    const event = card(lions, 'RED', ana);
    const old = match([card(lions, 'RED', { playerId: 'eva' })]);
    const settings = { ...league, rulings: { [event.id]: 3 } };
    const spring = suspensionsOf([old, match([event]), match([])], settings);
    const carried = spring.filter(({ status }) => status === 'OPEN');
    assert.deepEqual(
      carried.map(({ person: { playerId } }) => playerId),
      ['ana'],
    );
    assert.equal(matchesToServe(carried), 2);
    const autumn = (...rounds: readonly CompetitionMatch[]) => suspensionsOf(rounds, { ...league, carried });
    assert.equal(matchesToServe(autumn(match([]))), 1);
    assert.equal(matchesToServe(autumn(match([]), match([]))), 0);
    // The yellow card count is not carried over.
    assert.deepEqual(book(yellows(4), { carried: [] }), []);
  });

  it('carried over from last season can be shortened or lifted', () => {
    const event = card(lions, 'RED', ana);
    const carried = suspensionsOf([match([event])], { ...league, rulings: { [event.id]: 5 } });
    assert.deepEqual(book([], { carried, rulings: { [event.id]: 1 } }), ['CARD 0/1 OPEN']);
    assert.deepEqual(book([], { carried, rulings: { [event.id]: 'REVOKED' } }), ['CARD 0/5 REVOKED']);
  });

  it('of zero matches is lifted', () => {
    const event = card(lions, 'RED', ana);
    assert.deepEqual(book([match([event])], { rulings: { [event.id]: 0 } }), ['CARD 0/1 REVOKED']);
  });

  it('is created once the match is closed, not before', () => {
    assert.deepEqual(book([match([card(lions, 'RED', ana)], { status: 'FINISHED' })]), []);
  });

  it('continues in the next season', () => {
    const carried = suspensionsOf([red()], league);
    assert.equal(matchesToServe(carried), 1);
    assert.equal(matchesToServe(carried, 'eva'), 0);
    assert.equal(matchesToServe(suspensionsOf([match([])], { ...league, carried })), 0);
  });

  it('disappears with its event', () => {
    const event = card(lions, 'RED', ana);
    const sentOff = match([event]);
    assert.deepEqual(book([sentOff]), ['CARD 0/1 OPEN']);
    const reopened = deleteEvent({ ...sentOff.match, status: 'FINISHED' }, event.id, football);
    assert.ok(!isBreach(reopened));
    assert.deepEqual(book([{ ...sentOff, match: { ...reopened, status: 'CLOSED' } }]), []);
  });

  it('requires a named person, not just the bench', () => {
    assert.deepEqual(book([match([card(lions, 'RED', { personRole: 'STAFF' })])]), []);
    assert.deepEqual(book([match([card(lions, 'RED', { playerId: 'coach', personRole: 'STAFF' })])]), [
      'CARD 0/1 OPEN',
    ]);
  });

  it('follows a disqualifying foul in basketball, and no third suspension in handball', () => {
    const basketball = rulesOf('BASKETBALL_5');
    const disqualified = match([foul(lions, { ...ana, kind: 'DISQUALIFYING' })], { sport: basketball });
    assert.deepEqual(book([disqualified], { rules: suspensionRules.BASKETBALL, sport: basketball }), [
      'FOUL 0/1 OPEN',
    ]);
    const handball = rulesOf('HANDBALL_7');
    const thrice = match(
      [1, 2, 3].map(() => card(lions, 'TWO_MINUTES', ana)),
      { sport: handball },
    );
    assert.deepEqual(book([thrice], { rules: suspensionRules.HANDBALL, sport: handball }), []);
  });
});
