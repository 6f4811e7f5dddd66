import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { overrideRules, type SportRules, sportByKey, sportsList } from './index.ts';

function sport(key: string): SportRules {
  const found = sportByKey(key);
  assert.ok(found, key);
  return found;
}

function changed(key: string, override: unknown): SportRules {
  const rules = overrideRules(sport(key), override);
  if ('breach' in rules) assert.fail(JSON.stringify(rules.problems));
  return rules;
}

/** Every problem as "path PROBLEM". */
function problems(key: string, override: unknown): string[] {
  const rules = overrideRules(sport(key), override);
  return 'breach' in rules ? rules.problems.map(({ path, problem }) => `${path} ${problem}`) : [];
}

describe('a competition changes the rules of its sport', () => {
  it('a children’s league plays two halves of 20 minutes, and everything else is unchanged', () => {
    const rules = changed('FOOTBALL_11', { periods: { min: 20 } });
    assert.deepEqual(rules.periods, { n: 2, min: 20, otN: 2, otMin: 15, stopped: false, target: null });
    assert.deepEqual(rules.goalKinds, sport('FOOTBALL_11').goalKinds);
  });

  it('lists are replaced as a whole', () => {
    const goalKinds = [{ key: 'GOAL', value: 1, stat: 'GOALS' }];
    assert.deepEqual(changed('FOOTBALL_11', { goalKinds }).goalKinds, goalKinds);
  });

  it('a padel league may give 3-2-1-0 by sets, and decide at 1-1 with a super tie-break', () => {
    const padel = sportByKey('PADEL_DOUBLES');
    const { points } = changed('PADEL_DOUBLES', padel?.options.pointsBySets);
    assert.deepEqual([points.win, points.lastSetWin, points.lastSetLoss, points.loss], [3, 2, 1, 0]);
    assert.equal(changed('PADEL_DOUBLES', padel?.options.superTieBreak).sets?.lastTo, 10);
  });

  it('an empty change gives the sport’s rules', () => {
    const {
      key: _key,
      parentKey: _parent,
      name: _name,
      options: _options,
      ...rules
    } = sportByKey('RUGBY') ?? {};
    assert.deepEqual(changed('RUGBY', {}), rules);
  });
});

describe('an invalid change is refused with its path', () => {
  for (const [title, key, override, expected] of [
    ['an unknown rule', 'FUTSAL', { offside: true }, ['offside UNKNOWN_KEY']],
    ['an unknown nested rule', 'FUTSAL', { periods: { len: 3 } }, ['periods.len UNKNOWN_KEY']],
    ['the key of the sport', 'FUTSAL', { key: 'RUGBY' }, ['key UNKNOWN_KEY']],
    ['a prototype', 'FUTSAL', JSON.parse('{"__proto__":{"bench":1}}'), ['__proto__ UNKNOWN_KEY']],
    ['a word instead of a number', 'FUTSAL', { bench: 'nine' }, ['bench WRONG_TYPE']],
    ['no object', 'FUTSAL', [], [' WRONG_TYPE']],
    ['nothing', 'FUTSAL', null, [' WRONG_TYPE']],
    ['half a substitute', 'FUTSAL', { bench: 1.5 }, ['bench IMPOSSIBLE']],
    ['a third of a point', 'FUTSAL', { points: { win: 1 / 3 } }, ['points.win IMPOSSIBLE']],
    ['not a number', 'FUTSAL', { bench: Number.NaN }, ['bench IMPOSSIBLE']],
    ['a negative length', 'FUTSAL', { periods: { min: -5 } }, ['periods.min IMPOSSIBLE']],
    [
      'a card without its fields',
      'FUTSAL',
      { cards: [{ key: 'RED' }] },
      [
        'cards[0].minutes WRONG_TYPE',
        'cards[0].sendsOff WRONG_TYPE',
        'cards[0].rivalPoints WRONG_TYPE',
        'cards[0].repeat WRONG_TYPE',
        'cards[0].derived WRONG_TYPE',
      ],
    ],
    ['more players to start than on the field', 'FUTSAL', { minToStart: 6 }, ['minToStart IMPOSSIBLE']],
    [
      'a win worth less than a loss',
      'RUGBY_7',
      { points: { win: 0 } },
      ['points.win IMPOSSIBLE', 'points.draw IMPOSSIBLE'],
    ],
    ['no points for draws that happen', 'FUTSAL', { points: { draw: null } }, ['points.draw IMPOSSIBLE']],
    ['best of four sets', 'SQUASH', { sets: { bestOf: 4 } }, ['sets.bestOf IMPOSSIBLE']],
    ['a cap below the end', 'BADMINTON', { sets: { cap: 20 } }, ['sets.cap IMPOSSIBLE']],
    ['sets in football', 'FOOTBALL', { sets: { bestOf: 3 } }, ['sets IMPOSSIBLE']],
    ['volleyball without sets', 'VOLLEYBALL', { sets: null }, ['sets IMPOSSIBLE']],
    ['football as a race', 'FOOTBALL', { scoring: 'RACE' }, ['scoring IMPOSSIBLE']],
    ['no way to score', 'FOOTBALL', { goalKinds: [] }, ['goalKinds IMPOSSIBLE']],
    [
      'a forfeit the innocent side loses',
      'FOOTBALL',
      { forfeit: { winner: 0 } },
      ['forfeit.winner IMPOSSIBLE'],
    ],
    ['a match that cannot start', 'FOOTBALL', { events: ['GOAL'], cards: [] }, ['events IMPOSSIBLE']],
    [
      'own goals in basketball',
      'BASKETBALL',
      { events: [...sport('FOOTBALL').events] },
      ['events IMPOSSIBLE', 'cards IMPOSSIBLE'],
    ],
    ['an unknown chain', 'FOOTBALL', { chain: 'NBA' }, ['chain IMPOSSIBLE']],
    [
      'points that increase with the place',
      'ROAD',
      { points: { places: [5, 8] } },
      ['points.places IMPOSSIBLE'],
    ],
  ] as const) {
    it(title, () => assert.deepEqual(problems(key, override), expected));
  }

  it('a yellow card that turns into an unknown card', () => {
    const yellow = sport('FOOTBALL').cards[0];
    assert.deepEqual(problems('FOOTBALL', { cards: [yellow] }), ['cards IMPOSSIBLE']);
  });

  it('any input gives rules or problems, and the sport is not modified', () => {
    const keys = fc.constantFrom(
      'bench',
      'periods',
      'sets',
      'points',
      'cards',
      'draw',
      'goalKinds',
      'forfeit',
      'x',
    );
    fc.assert(
      fc.property(fc.constantFrom(...sportsList), fc.dictionary(keys, fc.jsonValue()), (each, override) => {
        const before = structuredClone(each);
        const rules = overrideRules(each, override);
        if ('breach' in rules) assert.ok(rules.problems.length > 0);
        else assert.ok(!('breach' in overrideRules(rules, {})));
        assert.deepEqual(each, before);
      }),
    );
  });
});
