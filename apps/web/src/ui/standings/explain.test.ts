import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { sportByKey } from '@traip/engine';
import { type Chain, chains, createTable, type Standing, type TableMatch } from '@traip/engine/standings';
import { createTranslator } from 'next-intl';
import en from '../../../messages/en.json' with { type: 'json' };
import es from '../../../messages/es.json' with { type: 'json' };
import { type Locale, locales } from '../../i18n/locales.ts';
import { measures } from './criterion.ts';
import { explain } from './explain.ts';
import { criterionLabel, type StandingsText, type Translate, valuesWithNames } from './standings-text.ts';
import type { ComparisonView, RowView, TrialView } from './types.ts';
import { valueText } from './value-text.ts';

type Pair = readonly [number, number];

/** A competition that was actually played. */
interface Golden {
  readonly id: string;
  readonly teams: readonly string[];
  readonly rules: Partial<Chain> & {
    readonly tiebreak: Chain['steps'];
    readonly policy: Chain['policy'];
    readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
    readonly bonus?: { readonly triesFor: number; readonly lossWithin: number };
    readonly meetings?: number;
  };
  readonly matches: readonly {
    readonly home: string;
    readonly away: string;
    readonly hs?: number;
    readonly as?: number;
    readonly sets?: readonly Pair[];
    readonly tries?: Pair;
  }[];
  readonly adjustments?: readonly { readonly team: string; readonly points: number }[];
  readonly extra?: { readonly fairPlay?: Readonly<Record<string, number>> };
}

const folder = new URL('../../../../../packages/engine/golden/standings/', import.meta.url);
const goldens = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden)
  .filter(({ rules }) => rules?.tiebreak !== undefined);

const pair = ([home, away]: Pair) => ({ home, away });

function matchOf({ home, away, hs, as, sets, tries }: Golden['matches'][number], index: number): TableMatch {
  const played = hs === undefined || as === undefined ? {} : { score: { home: hs, away: as } };
  return {
    id: `${index}`,
    home,
    away,
    state: 'score' in played ? 'CLOSED' : 'CREATED',
    ...played,
    ...(sets && { sets: sets.map(pair) }),
    ...(tries && { tries: pair(tries) }),
  };
}

function rowsOf({ rules, teams, matches, adjustments = [], extra }: Golden): readonly Standing[] {
  const isBySets = matches.some(({ sets }) => sets !== undefined);
  const sport = sportByKey(isBySets ? 'VOLLEYBALL_INDOOR' : 'FOOTBALL_11') ?? sportByKey('FOOTBALL_11');
  assert.ok(sport);
  const { primary = ['POINTS'], policy, tiebreak: steps, h2hRequireAll = false, points, bonus } = rules;
  const table = createTable({
    rules: {
      ...sport,
      draw: { league: true, knockout: [] },
      points: {
        ...sport.points,
        ...points,
        ...(bonus && { tryBonus: { tries: bonus.triesFor, points: 1 } }),
        ...(bonus && { losingBonus: { within: bonus.lossWithin, points: 1 } }),
      },
      chain: { primary, policy, steps, h2hRequireAll },
      ...(rules.meetings !== undefined && { meetings: rules.meetings }),
    },
    teams,
    matches: matches.map(matchOf),
    adjustments,
    fairPlay: extra?.fairPlay ?? {},
  });
  assert.ok(!('breach' in table), JSON.stringify(table));
  return table.rows;
}

const catalogues = { es, en } as const;

function textsIn(locale: Locale, teams: readonly string[]): StandingsText {
  const t = createTranslator({
    locale,
    messages: catalogues[locale],
    namespace: 'standings',
    onError: (error) => assert.fail(error.message),
  });
  return {
    t: t as unknown as Translate,
    locale,
    unit: 'GOALS',
    sets: 0,
    names: new Map(teams.map((team) => [team, team])),
  };
}

const asRow = ({ team, why, tie }: Standing) =>
  ({ team: { id: team, name: team }, why, tie }) as unknown as RowView;

function explainAll(golden: Golden, locale: Locale) {
  const rows = rowsOf(golden).map(asRow);
  const texts = textsIn(locale, golden.teams);
  return new Map(
    rows.map((row, index) => [
      row.team.name,
      explain(texts, { row, above: rows[index - 1], below: rows[index + 1] }),
    ]),
  );
}

const named = (id: string): Golden => {
  const found = goldens.find((golden) => golden.id === id);
  assert.ok(found, `${id} is not there`);
  return found;
};

describe('the explanations of real tables', () => {
  it('cover the golden tables', () => assert.ok(goldens.length >= 10));

  for (const golden of goldens) {
    for (const locale of locales) {
      it(`${golden.id}: every row has its reasons (${locale})`, () => {
        const unknown = catalogues[locale].standings.otherCriterion;
        for (const [team, { sentences, steps }] of explainAll(golden, locale)) {
          const all = [...sentences, ...steps.flatMap(({ criterion, text }) => [criterion, text])];
          assert.ok(sentences.length > 0, team);
          for (const text of all) {
            assert.ok(text.length > 1, `${team}: ${text}`);
            assert.ok(!text.includes(unknown) && !/standings\.|undefined|NaN|\{|\}/.test(text), text);
          }
        }
      });
    }
  }

  it('LaLiga 2014-15: Deportivo stayed up, in both languages', () => {
    const golden = named('laliga-2014-15');
    const spanish = explainAll(golden, 'es').get('Granada CF');
    assert.ok(spanish);
    assert.ok(
      spanish.sentences.includes(
        'Por encima de SD Eibar por puntos en los partidos entre Deportivo La Coruna, Granada CF y SD Eibar: 7, 6, 2.',
      ),
      spanish.sentences.join('\n'),
    );
    assert.equal(spanish.sentences[0], 'Deportivo La Coruna, Granada CF y SD Eibar empatan en puntos: 35.');
    assert.deepEqual(
      spanish.mini.map(({ team, points }) => [team, points]),
      [
        ['Deportivo La Coruna', 7],
        ['Granada CF', 6],
        ['SD Eibar', 2],
      ],
    );
    assert.ok(
      explainAll(golden, 'en')
        .get('SD Eibar')
        ?.sentences.includes(
          'Below Granada CF on points in the matches between Deportivo La Coruna, Granada CF and SD Eibar: 7, 6, 2.',
        ),
    );
    assert.deepEqual(explainAll(golden, 'es').get('FC Barcelona')?.sentences, ['Está por delante de todos.']);
  });

  it('Euro 2024: after the matches among four, the goals of two are named', () => {
    const belgium = explainAll(named('euro-2024-E'), 'es').get('Belgium');
    assert.equal(
      belgium?.sentences.at(-1),
      'Por debajo de Romania por goles a favor en los partidos entre Belgium, Romania, Slovakia y Ukraine: Romania 4, Belgium 2.',
    );
    assert.deepEqual(
      belgium.steps.map(({ outcome }) => outcome),
      ['LEVEL', 'LEVEL', 'OTHERS', 'DECIDES'],
    );
  });

  it('World Cup 2018: Senegal went home for its cards', () => {
    assert.equal(
      explainAll(named('wc-2018-H'), 'en').get('Senegal')?.sentences.at(-1) ?? '',
      'Below Japan on fair play (fewer card points): Japan 4, Senegal 6.',
    );
  });
});

describe('every result of the engine can be explained', () => {
  const values: ComparisonView['parts'][number]['value'][] = [
    { kind: 'AMOUNT', amount: { num: 5, den: 1 } },
    { kind: 'AMOUNT', amount: { num: 6, den: 4 } },
    { kind: 'AMOUNT', amount: { num: 1, den: 0 } },
    { kind: 'PLACES', places: [2, 0, 1] },
    { kind: 'PLACES', places: [] },
  ];
  for (const locale of locales) {
    const texts = textsIn(locale, ['Ana', 'Bea', 'Cruz']);

    it(`every measure, in both scopes, with every kind of value (${locale})`, () => {
      const all = measures.flatMap((measure) => [
        criterionLabel(texts, `ALL.${measure}`),
        criterionLabel(texts, `H2H.${measure}`, ['Ana', 'Bea', 'Cruz']),
        ...values.map((value) => valueText(texts, measure, value) ?? ''),
      ]);
      for (const text of all) assert.ok(text.length > 0 && !/standings\.|NaN|\{/.test(text), text);
      assert.equal(new Set(measures.map((item) => criterionLabel(texts, `ALL.${item}`))).size >= 25, true);
    });

    it(`every chain of every federation (${locale})`, () => {
      const unknown = catalogues[locale].standings.otherCriterion;
      for (const { primary, steps, policy } of Object.values(chains)) {
        const criteria = [
          ...primary.map((measure) => `ALL.${measure}`),
          ...steps.map(({ scope, metric }) => `${scope}.${metric}`),
        ];
        for (const criterion of criteria) assert.notEqual(criterionLabel(texts, criterion), unknown);
        assert.ok(texts.t(`policies.${policy}`).length > 0);
      }
    });

    it(`skipped criteria, and what a tie still needs (${locale})`, () => {
      const skips = (['NOT_TWO_TEAMS', 'MATCHES_TO_PLAY', 'NO_DATA'] as const).map(
        (reason): TrialView => ({ kind: 'SKIPPED', criterion: 'H2H.POINTS', teams: ['Ana', 'Bea'], reason }),
      );
      for (const needs of ['LOTS', 'PLAYOFF'] as const) {
        const tie = { teams: ['Ana', 'Bea'], needs, path: skips };
        const row = { team: { id: 'Ana', name: 'Ana' }, why: null, tie } as unknown as RowView;
        const { sentences, steps } = explain(texts, { row, above: undefined, below: undefined });
        assert.equal(sentences.length, 2);
        assert.ok(sentences[0]?.includes('Bea'));
        assert.equal(new Set(steps.map(({ text }) => text)).size, 3);
      }
    });

    it(`lots are explained without their numbers, a manual draw with its places (${locale})`, () => {
      const lots = (value: ComparisonView['parts'][number]['value']): ComparisonView => ({
        kind: 'COMPARED',
        criterion: 'ALL.LOTS',
        among: [],
        mini: [],
        parts: [{ value, teams: ['Ana'] }],
      });
      assert.equal(valuesWithNames(texts, lots({ kind: 'LOT', lot: 'ff' })), null);
      const first = valuesWithNames(texts, lots({ kind: 'AMOUNT', amount: { num: 1, den: 1 } }));
      assert.equal(first, locale === 'es' ? 'Ana 1.º' : 'Ana 1st');
    });
  }
});
