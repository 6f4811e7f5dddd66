import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chains } from '../standings/chains.ts';
import {
  countsGames,
  fullConsoleSports,
  overrideRules,
  parentOf,
  type Sport,
  sportByKey,
  sportKeys,
  sportParents,
  sportsList,
  variantsOf,
} from './index.ts';

/** The variants of each sport, its default first; written by hand. */
const expected: Record<string, string> = {
  FOOTBALL: 'FOOTBALL_11 FOOTBALL_8 FOOTBALL_7 FUTSAL BEACH_SOCCER',
  BASKETBALL: 'BASKETBALL_5 BASKETBALL_3X3',
  TENNIS: 'TENNIS_SINGLES TENNIS_DOUBLES TENNIS_TEAM',
  BASEBALL: 'BASEBALL_9 SOFTBALL',
  VOLLEYBALL: 'VOLLEYBALL_6 BEACH_VOLLEYBALL',
  AMERICAN_FOOTBALL: 'AMERICAN_FOOTBALL_11 FLAG_FOOTBALL_5',
  BADMINTON: 'BADMINTON_SINGLES BADMINTON_DOUBLES BADMINTON_MIXED BADMINTON_TEAM',
  BOXING: 'BOXING_BOUT',
  CYCLING: 'CYCLING_ROAD CYCLING_TT CYCLING_MTB',
  GOLF: 'GOLF_STROKE GOLF_MATCH',
  HANDBALL: 'HANDBALL_7 BEACH_HANDBALL',
  HOCKEY: 'FIELD_HOCKEY INDOOR_HOCKEY ROLLER_HOCKEY ICE_HOCKEY',
  MARTIAL_ARTS: 'JUDO KARATE TAEKWONDO',
  PADEL: 'PADEL_DOUBLES PADEL_TEAM',
  PING_PONG: 'PING_PONG_SINGLES PING_PONG_DOUBLES PING_PONG_TEAM PING_PONG_RUBBERS',
  RUGBY: 'RUGBY_15 RUGBY_7',
  RUNNING: 'ROAD TRACK TRAIL',
  SQUASH: 'SQUASH_SINGLES SQUASH_TEAM',
  SWIMMING: 'POOL OPEN_WATER',
  TRIATHLON: 'SPRINT OLYMPIC',
  WRESTLING: 'FREESTYLE GRECO_ROMAN',
};

function sport(key: string): Sport {
  const found = sportByKey(key);
  assert.ok(found, key);
  return found;
}

describe('the sports', () => {
  it('are 21, with 54 variants in their order', () => {
    const keys = sportKeys.map((key) => [
      key,
      variantsOf(key)
        ?.map((variant) => variant.key)
        .join(' '),
    ]);
    assert.deepEqual(Object.fromEntries(keys), expected);
    assert.equal(sportParents.length, 21);
    assert.equal(sportsList.length, 21 + 54);
  });

  it('are in one list, parents first, each key once', () => {
    assert.deepEqual(
      sportsList.slice(0, 21).map(({ key }) => key),
      sportKeys,
    );
    assert.ok(sportsList.slice(21).every(({ parentKey }) => parentKey !== null));
    assert.equal(new Set(sportsList.map(({ key }) => key)).size, sportsList.length);
  });

  it('use the rules of their first variant by default', () => {
    const { key: _key, parentKey, name: _name, ...football } = sport('FOOTBALL');
    const { key: _variant, parentKey: parent, name: _variantName, ...eleven } = sport('FOOTBALL_11');
    assert.deepEqual(football, eleven);
    assert.deepEqual([parentKey, parent], [null, 'FOOTBALL']);
  });

  it('count games in tennis and padel, and points in the sets of the others', () => {
    const inGames = sportsList.filter(countsGames).map(({ key }) => key);
    assert.deepEqual(inGames, [
      'TENNIS',
      'PADEL',
      'TENNIS_SINGLES',
      'TENNIS_DOUBLES',
      'TENNIS_TEAM',
      'PADEL_DOUBLES',
      'PADEL_TEAM',
    ]);
  });

  it('have no unknown variants', () => {
    assert.equal(sportByKey('QUIDDITCH'), null);
    assert.equal(variantsOf('FUTSAL'), null);
    assert.equal(variantsOf('toString'), null);
    assert.equal(parentOf('FUTSAL'), 'FOOTBALL');
    assert.equal(parentOf('FOOTBALL'), 'FOOTBALL');
    assert.equal(parentOf('QUIDDITCH'), null);
  });

  it('have distinct names in both languages', () => {
    for (const language of ['es', 'en'] as const) {
      const names = sportsList
        .filter(({ parentKey }) => parentKey !== null)
        .map(({ name }) => name[language]);
      assert.equal(new Set(names).size, names.length);
    }
  });

  it('have consistent rules and valid options', () => {
    for (const each of sportsList) {
      assert.ok(!('breach' in overrideRules(each, {})), each.key);
      for (const [name, option] of Object.entries(each.options))
        assert.ok(!('breach' in overrideRules(each, option)), `${each.key} ${name}`);
      assert.ok(each.chain in chains && each.groupChain in chains, each.key);
    }
  });

  it('break ties as their own federation does, never as football does', () => {
    const footballs = ['RFEF', 'UEFA', 'FIFA'];
    for (const { key, parentKey, chain, groupChain } of sportsList)
      for (const each of [chain, groupChain])
        assert.equal(footballs.includes(each), (parentKey ?? key) === 'FOOTBALL', `${key} ${each}`);
  });

  it('decide a level knockout as their federation does', () => {
    const deciders: Readonly<Record<string, string>> = {
      'EXTRA_TIME SHOOT_OUT':
        'FOOTBALL_11 FOOTBALL_8 FOOTBALL_7 FUTSAL BEACH_SOCCER HANDBALL_7 ROLLER_HOCKEY ICE_HOCKEY',
      EXTRA_TIME: 'BASKETBALL_5 BASKETBALL_3X3 BASEBALL_9 SOFTBALL AMERICAN_FOOTBALL_11 FLAG_FOOTBALL_5',
      SHOOT_OUT: 'BEACH_HANDBALL FIELD_HOCKEY INDOOR_HOCKEY',
      'EXTRA_TIME TRIES SHOOT_OUT': 'RUGBY_15',
      'SUDDEN_DEATH TRIES SHOOT_OUT': 'RUGBY_7',
      PLAY_OFF_HOLE: 'GOLF_MATCH',
      GOLDEN_SCORE: 'JUDO',
    };
    const decided = sportsList.filter(
      ({ parentKey, draw }) => parentKey !== null && draw.knockout.length > 0,
    );
    const byDecider = Map.groupBy(decided, ({ draw }) => draw.knockout.join(' '));
    assert.deepEqual(
      Object.fromEntries([...byDecider].map(([how, all]) => [how, all.map(({ key }) => key).join(' ')])),
      deciders,
    );
  });

  it('of flag football have no kicks', () => {
    const kindsOf = (key: string) => sport(key).goalKinds.map(({ key: kind }) => kind);
    assert.ok(kindsOf('AMERICAN_FOOTBALL_11').includes('FIELD_GOAL'));
    assert.ok(!kindsOf('FLAG_FOOTBALL_5').includes('FIELD_GOAL'));
  });

  it('with the full desk number six', () => {
    assert.deepEqual([...fullConsoleSports].sort(), [
      'BASKETBALL',
      'FOOTBALL',
      'HANDBALL',
      'HOCKEY',
      'RUGBY',
      'VOLLEYBALL',
    ]);
  });
});

describe('the table of sports', () => {
  /** Field/bench, periods, points, forfeit and chain, written by hand. */
  for (const [key, row] of Object.entries({
    FOOTBALL_11: '11/12 2x45+2x15 3/1/0 3-0 RFEF',
    FOOTBALL_8: '8/8 2x30+2x5 3/1/0 3-0 RFEF',
    FOOTBALL_7: '7/7 2x25+2x5 3/1/0 3-0 RFEF',
    FUTSAL: '5/9 2x20+2x5 3/1/0 6-0 RFEF',
    BEACH_SOCCER: '5/7 3x12+1x3 3/-/0 10-0 RFEF',
    BASKETBALL_5: '5/7 4x10+*x5 2/-/1 20-0 FIBA',
    BASKETBALL_3X3: '3/1 1x10+1x- 2/-/1 WALKOVER FIBA',
    BASEBALL_9: '9/16 9x-+*x- 1/-/0 9-0 WBSC',
    SOFTBALL: '9/11 7x-+*x- 1/-/0 7-0 WBSC',
    VOLLEYBALL_6: '6/8 bo5:25:15 3/-/0 3-0 FIVB',
    BEACH_VOLLEYBALL: '2/0 bo3:21:15 2/-/1 2-0 FIVB',
    AMERICAN_FOOTBALL_11: '11/34 4x12+*x10 1/0.5/0 35-0 AF',
    FLAG_FOOTBALL_5: '5/7 2x20+*x- 1/0.5/0 35-0 AF',
    HANDBALL_7: '7/9 2x30+4x5 2/1/0 10-0 EHF',
    FIELD_HOCKEY: '11/7 4x15+0x- 3/1/0 3-0 FIH',
    INDOOR_HOCKEY: '6/6 4x10+0x- 3/1/0 3-0 FIH',
    ROLLER_HOCKEY: '5/5 2x25+2x5 3/1/0 10-0 DIRECT',
    ICE_HOCKEY: '6/16 3x20+1x5 3/-/0 5-0 DIRECT',
    RUGBY_15: '15/8 2x40+2x10 4/2/0 28-0 WR',
    RUGBY_7: '7/5 2x7+*x5 3/2/1 28-0 WR',
    TENNIS_SINGLES: '1/0 bo3:6:6 1/-/0 2-0 RACKET',
    PADEL_DOUBLES: '2/0 bo3:6:6 3/-/1 2-0 RACKET',
    BADMINTON_MIXED: '2/0 bo3:21:21 1/-/0 ANNUL RACKET',
    PING_PONG_SINGLES: '1/0 bo5:11:11 2/-/1 3-0 ITTF',
    SQUASH_SINGLES: '1/0 bo5:11:11 1/-/0 3-0 RACKET',
    BOXING_BOUT: '1/0 3x3+0x- 1/0.5/0 WALKOVER COMBAT',
    GRECO_ROMAN: '1/0 2x3+0x- 1/-/0 5-0 COMBAT',
  })) {
    it(`${key}: ${row}`, () => assert.equal(rowOf(sport(key)), row));
  }

  it('gives the winner of a race 25 points and the fifteenth one', () => {
    const { places } = sport('OPEN_WATER').points;
    assert.deepEqual(places, [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

function rowOf({ onField, bench, periods, sets, points, forfeit, chain }: Sport): string {
  const time = periods && `${periods.n}x${periods.min ?? '-'}+${periods.otN ?? '*'}x${periods.otMin ?? '-'}`;
  const length = sets ? `bo${sets.bestOf}:${sets.to}:${sets.lastTo}` : time;
  const table = `${points.win}/${points.draw ?? '-'}/${points.loss}`;
  const lost = forfeit.effect === 'SCORE' ? `${forfeit.winner}-${forfeit.loser}` : forfeit.effect;
  return `${onField}/${bench} ${length} ${table} ${lost} ${chain}`;
}
