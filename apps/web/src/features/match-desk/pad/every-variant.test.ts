import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { standingColumns } from '@traip/contract';
import { isRaced, type Sport, sportsList } from '@traip/engine';
import { holesIn } from '@traip/engine/match';
import { statisticsOf } from '@traip/engine/statistics';
import en from '../../../../messages/en.json' with { type: 'json' };
import es from '../../../../messages/es.json' with { type: 'json' };
import { kindKeys } from '../events/kind-keys.ts';
import { padButtons, takesSets } from './pad-buttons.ts';

const variants = sportsList.filter(({ parentKey }) => parentKey !== null);
const played = variants.filter(({ key }) => !isRaced(key));

/** The variants not played by teams, as an independent list. */
const people = {
  PAIR: 'TENNIS_DOUBLES BEACH_VOLLEYBALL BADMINTON_DOUBLES BADMINTON_MIXED PADEL_DOUBLES PING_PONG_DOUBLES',
  INDIVIDUAL:
    'TENNIS_SINGLES BADMINTON_SINGLES PING_PONG_SINGLES SQUASH_SINGLES BOXING_BOUT GOLF_MATCH JUDO KARATE TAEKWONDO FREESTYLE GRECO_ROMAN',
} as const;

/** The keys without a label in a set of texts. */
const unnamed = (keys: readonly string[], texts: object) => keys.filter((key) => !(key in texts));

const desk = (sport: Sport) =>
  padButtons(sport).flatMap(({ type, kinds }) => kinds.map((kind) => ({ type, kind })));

describe('every variant that is played', () => {
  it('is played by teams, pairs or people', () => {
    const by = (mode: string) => played.filter((sport) => sport.mode === mode).map(({ key }) => key);
    assert.deepEqual(by('PAIR').sort(), people.PAIR.split(' ').sort());
    assert.deepEqual(by('INDIVIDUAL').sort(), people.INDIVIDUAL.split(' ').sort());
  });

  it('can be recorded at the desk: with buttons, or by set, rubber or hole', () => {
    const without = played.filter(
      (sport) =>
        desk(sport).length === 0 && !takesSets(sport) && sport.rubbers === null && holesIn(sport) === null,
    );
    assert.deepEqual(
      without.map(({ key }) => key),
      [],
    );
  });

  for (const [language, texts] of Object.entries({ es, en }))
    it(`has all its labels in ${language}: buttons, ways to win, tables and statistics`, () => {
      const { kinds, types } = texts.matchDesk;
      const figures = { ...texts.publicCompetition.metrics, ...texts.statistics.columns };
      for (const sport of played) {
        const buttons = desk(sport).filter(
          ({ type, kind }) => !kindKeys(sport.key, type, kind).some((key) => key in kinds || key in types),
        );
        assert.deepEqual(buttons, [], sport.key);
        assert.deepEqual(unnamed(sport.methods, texts.bout.methods), [], sport.key);
        const columns = standingColumns(sport).map(({ key }) => key);
        assert.deepEqual(unnamed(columns, texts.standings.columns), [], sport.key);
        const { players = [], box = [], sides = [] } = statisticsOf(sport.key) ?? {};
        assert.deepEqual(unnamed([...players, ...box, ...sides], figures), [], sport.key);
      }
    });
});
