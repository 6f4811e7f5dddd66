import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { card as cardRule, sendingOff } from '../sports/parts.ts';
import { applyEvent, deleteEvent, replay } from './apply-event.ts';
import { isBreach } from './breach.ts';
import type { MatchEvent } from './event.ts';
import { bears, lions, live, matchWith, openDesk, rulesOf } from './testing/desk.ts';

const football = rulesOf('FOOTBALL_11');
const basketball = rulesOf('BASKETBALL_5');
const ana = { playerId: 'ana' };

describe('cards', () => {
  it('a player’s second yellow becomes a SECOND_YELLOW and sends them off', () => {
    const { card } = openDesk();
    const second = card(lions, 'YELLOW', { ...ana, minute: 60 });
    const { tally } = matchWith(football, [card(lions, 'YELLOW', { ...ana, minute: 12 }), second]);
    assert.deepEqual(
      tally.cards.map(({ kind, sendsOff }) => [kind, sendsOff]),
      [
        ['YELLOW', false],
        ['SECOND_YELLOW', true],
      ],
    );
    assert.deepEqual(tally.out, [
      { teamId: lions, playerId: 'ana', personRole: 'PLAYER', eventId: second.id, reason: 'REPEATED_CARD' },
    ]);
  });

  it('the second yellow is the later one on the clock, even if it was recorded first', () => {
    const { card } = openDesk();
    const late = card(lions, 'YELLOW', { ...ana, period: 2, minute: 80 });
    const early = card(lions, 'YELLOW', { ...ana, minute: 12 });
    const { tally } = matchWith(football, [late, early]);
    assert.equal(tally.out[0]?.eventId, late.id);
  });

  it('undoing the first yellow makes the second the first, and the player stays on', () => {
    const { card } = openDesk();
    const first = card(lions, 'YELLOW', ana);
    const match = matchWith(football, [first, card(lions, 'YELLOW', ana)]);
    const after = deleteEvent(match, first.id, football);
    assert.ok(!isBreach(after));
    assert.deepEqual(
      after.tally.cards.map(({ kind }) => kind),
      ['YELLOW'],
    );
    assert.deepEqual(after.tally.out, []);
  });

  it('cards of two players, a player and a coach, or two unnamed people do not add up', () => {
    const { card } = openDesk();
    const { tally } = matchWith(football, [
      card(lions, 'YELLOW', ana),
      card(bears, 'YELLOW', ana),
      card(lions, 'YELLOW', { ...ana, personRole: 'STAFF' }),
      card(lions, 'YELLOW', { personRole: 'STAFF' }),
      card(lions, 'YELLOW', { personRole: 'STAFF' }),
    ]);
    assert.deepEqual(tally.out, []);
    assert.equal(tally.cards.length, 5);
  });

  it('a red card sends a player off at once, and a second one changes nothing', () => {
    const { card } = openDesk();
    const reds = [card(lions, 'RED', ana), card(lions, 'RED', { ...ana, minute: 1 })];
    assert.deepEqual(matchWith(football, reds).tally.out, [
      { teamId: lions, ...ana, personRole: 'PLAYER', eventId: reds[0]?.id, reason: 'CARD' },
    ]);
  });

  it('a repeated card costs the minutes of the card it becomes', () => {
    const { card } = openDesk();
    const yellow = cardRule('YELLOW', { minutes: 2, repeat: { nth: 2, as: 'SECOND_YELLOW' } });
    const rules = { ...football, cards: [yellow, sendingOff('SECOND_YELLOW')] };
    const yellows = [card(lions, 'YELLOW', ana), card(lions, 'YELLOW', ana)];
    assert.deepEqual(
      matchWith(rules, yellows).tally.cards.map(({ minutes }) => minutes),
      [2, null],
    );
  });

  it('a coach can be sent off', () => {
    const { card } = openDesk();
    const { tally } = matchWith(football, [card(lions, 'RED', { playerId: 'coach', personRole: 'STAFF' })]);
    assert.equal(tally.out[0]?.personRole, 'STAFF');
  });

  it('a yellow from the match is not carried into the shoot-out', () => {
    const { card } = openDesk();
    const yellows = [card(lions, 'YELLOW', ana), card(lions, 'YELLOW', { ...ana, period: 'SO' })];
    assert.deepEqual(matchWith(football, yellows).tally.out, []);
  });

  it('a handball player’s third two-minute suspension disqualifies, and still lasts two minutes', () => {
    const { card } = openDesk();
    const three = [1, 2, 3].map(() => card(lions, 'TWO_MINUTES', ana));
    const { tally } = matchWith(rulesOf('HANDBALL_7'), three);
    assert.deepEqual(
      tally.cards.map(({ kind, minutes, sendsOff }) => [kind, minutes, sendsOff]),
      [
        ['TWO_MINUTES', 2, false],
        ['TWO_MINUTES', 2, false],
        ['TWO_MINUTES', 2, true],
      ],
    );
    assert.equal(tally.out[0]?.eventId, three[2]?.id);
  });

  it('a second suspension in beach handball disqualifies, and has no duration', () => {
    const { card } = openDesk();
    const beach = rulesOf('BEACH_HANDBALL');
    const { tally } = matchWith(beach, [card(lions, 'TWO_MINUTES', ana), card(lions, 'TWO_MINUTES', ana)]);
    assert.deepEqual(
      tally.cards.map(({ minutes, sendsOff }) => [minutes, sendsOff]),
      [
        [null, false],
        [null, true],
      ],
    );
  });

  it('beach handball has no yellow card, and one from an earlier release does not count', () => {
    const { card } = openDesk();
    const beach = rulesOf('BEACH_HANDBALL');
    const yellow = card(lions, 'YELLOW', ana);
    const refused = applyEvent(matchWith(beach, []), yellow, beach);
    assert.deepEqual(refused, {
      breach: 'UNKNOWN_KIND',
      kind: 'YELLOW',
      allowed: ['TWO_MINUTES', 'RED', 'BLUE'],
    });
    const old = replay(live, [yellow], beach);
    assert.ok(!isBreach(old));
    assert.deepEqual(old.tally.cards, []);
  });

  it('a third blue card in roller hockey is red, a second misconduct in ice hockey ends the game', () => {
    const kindsOf = (sport: string, kind: string, times: number) => {
      const { card } = openDesk();
      const cards = Array.from({ length: times }, () => card(lions, kind, ana));
      return matchWith(rulesOf(sport), cards).tally.cards.map((shown) => [shown.kind, shown.sendsOff]);
    };
    assert.deepEqual(kindsOf('ROLLER_HOCKEY', 'BLUE', 3).slice(1), [
      ['BLUE', false],
      ['RED', true],
    ]);
    assert.deepEqual(kindsOf('ICE_HOCKEY', 'MISCONDUCT', 2), [
      ['MISCONDUCT', false],
      ['GAME_MISCONDUCT', true],
    ]);
  });

  it('a red card gives the opponent a point in badminton and table tennis', () => {
    for (const sport of ['BADMINTON_SINGLES', 'PING_PONG_SINGLES']) {
      const { card } = openDesk();
      const { sets } = matchWith(rulesOf(sport), [card(lions, 'RED', ana)]).tally;
      assert.deepEqual([sets[0]?.home, sets[0]?.away], [0, 1], sport);
    }
  });

  it('two green cards in hockey cost two minutes each', () => {
    const { card } = openDesk();
    const greens = [card(lions, 'GREEN', ana), card(lions, 'GREEN', ana)];
    assert.deepEqual(matchWith(rulesOf('FIELD_HOCKEY'), greens).tally.out, []);
  });
});

describe('fouls', () => {
  it('a basketball player fouls out with five fouls, not with four', () => {
    const { foul } = openDesk();
    const five = [1, 2, 3, 4, 5].map(() => foul(lions, { ...ana, kind: 'PERSONAL' }));
    assert.deepEqual(matchWith(basketball, five.slice(0, 4)).tally.out, []);
    const { out } = matchWith(basketball, five).tally;
    assert.deepEqual([out[0]?.reason, out[0]?.eventId], ['FOULS', five[4]?.id]);
  });

  it('two technical fouls do not disqualify in 3x3, two unsportsmanlike ones do', () => {
    const { foul } = openDesk();
    const two = (kind: string) => [1, 2].map(() => foul(lions, { ...ana, kind }));
    const outOf = (sport: string, kind: string) => matchWith(rulesOf(sport), two(kind)).tally.out.length;
    assert.deepEqual(
      [
        outOf('BASKETBALL_3X3', 'TECHNICAL'),
        outOf('BASKETBALL_3X3', 'UNSPORTSMANLIKE'),
        outOf('BASKETBALL_5', 'TECHNICAL'),
      ],
      [0, 1, 1],
    );
  });

  it('fouls without a kind count, baskets and fouls without a player do not', () => {
    const { foul, goal } = openDesk();
    const five = (event: () => MatchEvent) => Array.from({ length: 5 }, event);
    assert.equal(
      matchWith(
        basketball,
        five(() => foul(lions, ana)),
      ).tally.out.length,
      1,
    );
    assert.deepEqual(
      matchWith(
        basketball,
        five(() => goal(lions, ana)),
      ).tally.out,
      [],
    );
    assert.deepEqual(
      matchWith(
        basketball,
        five(() => foul(lions)),
      ).tally.out,
      [],
    );
  });

  it('fouls send no one off in sports without fouls', () => {
    const { goal } = openDesk();
    assert.deepEqual(matchWith(rulesOf('VOLLEYBALL_6'), [goal(lions, ana)]).tally.out, []);
  });

  it('a player out for two reasons has the earlier one, and players are listed in order of leaving', () => {
    const { foul, card } = openDesk();
    const rules = { ...football, fouls: { kinds: [], out: 2, team: null } };
    const fouledOut = [1, 2].map((minute) => foul(lions, { ...ana, minute }));
    const { out } = matchWith(rules, [
      ...fouledOut,
      card(lions, 'RED', { ...ana, minute: 10 }),
      card(bears, 'RED', { playerId: 'eva', minute: 5 }),
    ]).tally;
    assert.deepEqual(
      out.map(({ playerId, reason }) => [playerId, reason]),
      [
        ['ana', 'FOULS'],
        ['eva', 'CARD'],
      ],
    );
  });

  it('no player fouls out in 3x3', () => {
    const { foul } = openDesk();
    const nine = Array.from({ length: 9 }, () => foul(lions, { ...ana, kind: 'PERSONAL' }));
    assert.deepEqual(matchWith(rulesOf('BASKETBALL_3X3'), nine).tally.out, []);
  });

  it('a technical and an unsportsmanlike foul together disqualify, as does one disqualifying foul', () => {
    const { foul } = openDesk();
    const pairOfFouls = [
      foul(lions, { ...ana, kind: 'TECHNICAL' }),
      foul(lions, { ...ana, kind: 'UNSPORTSMANLIKE' }),
    ];
    assert.deepEqual(matchWith(basketball, pairOfFouls.slice(0, 1)).tally.out, []);
    assert.equal(matchWith(basketball, pairOfFouls).tally.out[0]?.reason, 'DISQUALIFYING_FOULS');
    const one = [foul(bears, { ...ana, kind: 'DISQUALIFYING' })];
    assert.equal(matchWith(basketball, one).tally.out[0]?.reason, 'DISQUALIFYING_FOULS');
  });

  it('team fouls restart each quarter, and overtime continues from the fourth', () => {
    const { foul } = openDesk();
    const fouls = [foul(lions), foul(bears, { period: 4 }), foul(bears, { period: 5 })];
    assert.deepEqual(matchWith(basketball, fouls).tally.teamFouls, [
      { period: 1, home: 1, away: 0 },
      { period: 4, home: 0, away: 2 },
    ]);
  });

  it('fouls in the shoot-out are not team fouls', () => {
    const { foul } = openDesk();
    assert.deepEqual(matchWith(football, [foul(lions, { period: 'SO' })]).tally.teamFouls, []);
  });

  it('a card for a player who was already out is not flagged, nor is a goal without a player', () => {
    const { card, goal } = openDesk();
    const { tally } = matchWith(football, [
      card(lions, 'RED', ana),
      card(lions, 'RED'),
      card(lions, 'YELLOW', { ...ana, minute: 90 }),
      goal(lions, { minute: 90 }),
    ]);
    assert.deepEqual(tally.eventsOfPeopleOut, []);
  });

  it('a goal by a player who was already out is flagged, an earlier one is not', () => {
    const { card, goal } = openDesk();
    const before = goal(lions, { ...ana, minute: 5 });
    const after = goal(lions, { ...ana, minute: 50, period: 2 });
    const { tally } = matchWith(football, [after, card(lions, 'RED', { ...ana, minute: 20 }), before]);
    assert.deepEqual(tally.eventsOfPeopleOut, [after.id]);
    assert.equal(tally.score.home, 2);
  });
});
