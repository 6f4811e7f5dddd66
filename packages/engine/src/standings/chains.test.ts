import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChainKey } from '../sports/chain-keys.ts';
import { acrossGroupsChain, chains } from './chains.ts';
import type { Chain } from './rules.ts';

/** The chain on one line, `?` marking the steps for two teams only. */
function toText({ primary, policy, steps }: Chain): string {
  const criteria = steps.map(
    ({ scope, metric, onlyIfTwo }) => `${scope}.${metric}${onlyIfTwo === true ? '?' : ''}`,
  );
  return `${primary.join(' ')} ${policy}: ${criteria.join(' ')}`;
}

// Written by hand from the regulations, independently of the table under test.
const regulations: Readonly<Record<ChainKey, string>> = {
  RFEF: 'POINTS RESTART: H2H.POINTS H2H.DIFF ALL.DIFF ALL.FOR ALL.FAIR_PLAY ALL.PLAYOFF',
  UEFA: 'POINTS CONTINUE_REAPPLY: H2H.POINTS H2H.DIFF H2H.FOR ALL.DIFF ALL.FOR ALL.WINS ALL.FAIR_PLAY ALL.LOTS',
  FIFA: 'POINTS CONTINUE: ALL.DIFF ALL.FOR H2H.POINTS H2H.DIFF H2H.FOR ALL.FAIR_PLAY ALL.LOTS',
  FIBA: 'POINTS RESTART: H2H.POINTS H2H.DIFF H2H.FOR ALL.DIFF ALL.FOR ALL.LOTS',
  EHF: 'POINTS CONTINUE: H2H.POINTS H2H.DIFF H2H.FOR ALL.DIFF ALL.FOR ALL.LOTS',
  FIVB: 'WINS POINTS RESTART: ALL.SET_RATIO ALL.POINT_RATIO H2H.WINS ALL.LOTS',
  WR: 'POINTS EXTRACT_TOP: H2H.POINTS? ALL.DIFF ALL.TRY_DIFF ALL.FOR ALL.TRIES ALL.SEED',
  FIH: 'POINTS CONTINUE: ALL.WINS ALL.DIFF ALL.FOR H2H.POINTS ALL.PLAYOFF',
  DIRECT: 'POINTS RESTART: H2H.POINTS H2H.DIFF H2H.FOR ALL.DIFF ALL.FOR ALL.LOTS',
  RACKET: 'WINS RESTART: H2H.WINS? ALL.SET_DIFF ALL.POINT_DIFF ALL.LOTS',
  ITTF: 'POINTS RESTART: H2H.POINTS H2H.SET_RATIO H2H.POINT_RATIO ALL.LOTS',
  TIES: 'POINTS CONTINUE: ALL.RUBBER_DIFF ALL.SET_DIFF ALL.GAME_DIFF H2H.POINTS H2H.RUBBER_DIFF ALL.LOTS',
  DAVIS: 'WINS RESTART: H2H.WINS? ALL.RUBBER_PCT ALL.SET_PCT ALL.GAME_PCT ALL.LOTS',
  WBSC: 'WIN_PCT RESTART: H2H.WINS H2H.TQB H2H.ER_TQB ALL.LOTS',
  AF: 'WIN_PCT RESTART: H2H.WINS H2H.DIFF ALL.DIFF ALL.FOR ALL.LOTS',
  HOLES: 'POINTS RESTART: H2H.POINTS? ALL.DIFF ALL.WINS ALL.LOTS',
  COMBAT: 'WINS RESTART: H2H.WINS? ALL.CLASS_POINTS ALL.DIFF ALL.LOTS',
  NORDIC: 'WINS EXTRACT_BOTTOM: H2H.WINS? ALL.OUTRIGHT ALL.CLASS_POINTS ALL.FOR ALL.DIFF ALL.LOTS',
  SERIES: 'SERIES_POINTS CONTINUE: ALL.COUNTBACK ALL.LAST_PLACE ALL.LOTS',
  PARTNERS: 'POINTS CONTINUE: ALL.WINS ALL.DIFF H2H.DIFF ALL.LOTS',
};

describe('the chains of the federations', () => {
  for (const [key, regulation] of Object.entries(regulations))
    it(`${key} is ${regulation}`, () => assert.equal(toText(chains[key as ChainKey]), regulation));

  it('only the RFEF waits for every mutual match, only the EHF orders an open group differently', () => {
    const entries = Object.entries(chains);
    assert.deepEqual(
      entries.filter(([, chain]) => chain.h2hRequireAll).map(([key]) => key),
      ['RFEF'],
    );
    assert.deepEqual(
      entries.filter(([, chain]) => chain.untilComplete).map(([key]) => key),
      ['EHF'],
    );
    assert.deepEqual(
      chains.EHF.untilComplete?.map(({ metric }) => metric),
      ['DIFF', 'FOR'],
    );
  });
});

it('teams of different groups are never compared head to head', () => {
  assert.equal(
    toText(acrossGroupsChain),
    'POINTS CONTINUE: ALL.DIFF ALL.FOR ALL.WINS ALL.FAIR_PLAY ALL.LOTS',
  );
});
