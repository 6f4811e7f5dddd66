import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRaced, type Sport, sportsList } from '../sports/index.ts';
import { type CountedEvents, type PlayerMetric, playerMetrics } from './player-metrics.ts';
import { statisticsOf } from './sport-statistics.ts';

const variants = sportsList.filter(({ parentKey }) => parentKey !== null);
const played = variants.filter(({ key }) => !isRaced(key));

/** Parts of a match won as a whole by a side, not scored by a player. */
const wholes: readonly string[] = ['SET', 'RUBBER'];

const keysOf = (sport: Sport): Readonly<Record<CountedEvents['type'], readonly string[]>> => ({
  GOAL: sport.goalKinds.map(({ key }) => key).filter((key) => !wholes.includes(key)),
  OWN_GOAL: ['OWN_GOAL'],
  CARD: sport.cards.map(({ key }) => key),
  FOUL: sport.fouls?.kinds.map(({ key }) => key) ?? [],
  STAT: sport.stats,
});

const isPlayerMetric = (key: string): key is PlayerMetric => key in playerMetrics;
const partsOf = (metric: PlayerMetric): readonly CountedEvents[] => playerMetrics[metric];

/** Whether a sport’s desk can record anything the metric counts. */
function isNoted(metric: PlayerMetric, sport: Sport): boolean {
  const keys = keysOf(sport);
  return partsOf(metric).some(
    ({ type, kinds }) =>
      sport.events.includes(type) &&
      keys[type].length > 0 &&
      (kinds === null || kinds.some((kind) => keys[type].includes(kind))),
  );
}

describe('the statistics of every variant', () => {
  it('are declared, except for races: 54 variants, 11 of them races', () => {
    assert.deepEqual([variants.length, played.length], [54, 43]);
    for (const { key } of variants) assert.equal(statisticsOf(key) === null, isRaced(key), key);
    assert.equal(statisticsOf('QUIDDITCH'), null);
  });

  it('have at least six columns for the sides', () => {
    for (const { key } of played) assert.ok((statisticsOf(key)?.sides.length ?? 0) >= 6, key);
  });

  it('have player lists and a box score if sides are teams and scorers are recorded', () => {
    const teams = played.filter((sport) => sport.mode === 'TEAM' && keysOf(sport).GOAL.length > 0);
    assert.equal(teams.length, 20);
    for (const { key } of teams) {
      const { players = [], box = [] } = statisticsOf(key) ?? {};
      assert.ok(players.length >= 5 && players.includes('mvps') && players[0] === 'goals', key);
      assert.ok(box.length >= 4, key);
    }
  });

  it('count nothing that the desk cannot record, and list nothing twice', () => {
    for (const sport of played) {
      const { players = [], box = [], sides = [] } = statisticsOf(sport.key) ?? {};
      for (const list of [players, box, sides]) {
        assert.equal(new Set(list).size, list.length, sport.key);
        for (const key of list)
          if (isPlayerMetric(key)) assert.ok(isNoted(key, sport), `${sport.key} ${key}`);
      }
    }
  });

  it('cover everything the desk records', () => {
    // Outs are counted by inning, as part of the score.
    const elsewhere = ['OUT'];
    for (const sport of played) {
      const listed = [...(statisticsOf(sport.key)?.players ?? []), ...(statisticsOf(sport.key)?.sides ?? [])];
      const counted = listed.filter(isPlayerMetric).flatMap(partsOf);
      const keys = keysOf(sport);
      for (const kind of sport.stats)
        assert.ok(
          elsewhere.includes(kind) ||
            counted.some(({ type, kinds }) => type === 'STAT' && kinds?.includes(kind)),
          `${sport.key} ${kind}`,
        );
      for (const type of ['GOAL', 'CARD'] as const)
        if (keys[type].length > 0)
          assert.ok(
            counted.some((each) => each.type === type),
            `${sport.key} ${type}`,
          );
    }
  });

  it('show the usual figures of the sport', () => {
    for (const [key, metric] of Object.entries({
      BASKETBALL_5: 'threes',
      BASKETBALL_3X3: 'twos',
      VOLLEYBALL_6: 'aces',
      HANDBALL_7: 'suspensions',
      RUGBY_7: 'tries',
      ICE_HOCKEY: 'penaltyMinutes',
      FIELD_HOCKEY: 'penaltyCorners',
      ROLLER_HOCKEY: 'directHits',
      SOFTBALL: 'hits',
      FLAG_FOOTBALL_5: 'touchdowns',
      FUTSAL: 'cleanSheets',
    } as const))
      assert.ok(statisticsOf(key)?.players.includes(metric), key);
    assert.ok(statisticsOf('PADEL_DOUBLES')?.sides.includes('smallWon'));
    assert.ok(statisticsOf('GRECO_ROMAN')?.sides.includes('wonOutright'));
  });
});
