import type { FixtureView } from '@traip/contract/bracket';
import { type MatchUnit, matchUnit } from '@traip/engine';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { knockoutsOf } from '../../lib/knockouts.ts';
import { Bracket } from '../../ui/bracket/bracket.tsx';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { type ClassificationView, rulesOf, StandingsTable } from '../../ui/standings/index.ts';
import {
  CourtStrip,
  loadFixtures,
  loadMatches,
  loadStandings,
  type PublicCompetitionData,
} from '../public-matches/index.ts';
import { loadTopResults, TopList, type TopResults } from '../public-races/index.ts';
import styles from './widget.module.css';

interface PartProps {
  readonly competition: PublicCompetitionData;
}

/** Including live matches. */
export async function StandingsPart({ competition }: PartProps) {
  const standings = await loadStandings(competition.id, true);
  return <Tables competition={competition} standings={standings} />;
}

function Tables({ competition, standings }: PartProps & { readonly standings: ClassificationView }) {
  const t = useTranslations('widgets');
  const rules = rulesOf(competition);
  const tables = standings.phases.flatMap(({ name, tables }) => tables.map((table) => ({ name, table })));
  if (rules === null || tables.length === 0) return <p className={styles.empty}>{t('noTables')}</p>;
  return tables.map(({ name, table }) => {
    const title = table.group === null ? name : `${name} · ${t('group', { group: table.group })}`;
    return (
      <section key={`${name} ${table.group}`}>
        {tables.length > 1 && <h2 className={styles.title}>{title}</h2>}
        <StandingsTable table={table} rules={rules} name={title} />
      </section>
    );
  });
}

export async function MatchesPart({ competition }: PartProps) {
  const { id } = competition;
  const [live, next, last] = await Promise.all([
    loadMatches(id, { timeline: 'LIVE', limit: 8 }),
    loadMatches(id, { state: 'SCHEDULED', limit: 6 }),
    loadMatches(id, { state: 'CLOSED', sort: 'kickOff:desc', limit: 6 }),
  ]);
  return (
    <>
      <CourtStrip competition={competition} />
      <Matches
        unit={matchUnit(competition.category.sportVariantKey)}
        lists={{ live: live.items, next: next.items, last: last.items }}
      />
    </>
  );
}

type Lists = Readonly<Record<'live' | 'next' | 'last', readonly MatchRowView[]>>;

interface MatchesProps {
  readonly unit: MatchUnit;
  readonly lists: Lists;
}

function Matches({ unit, lists }: MatchesProps) {
  const t = useTranslations('widgets');
  const shown = (['live', 'next', 'last'] as const).filter((list) => lists[list].length > 0);
  if (shown.length === 0) return <p className={styles.empty}>{t('noMatches', { unit })}</p>;
  return shown.map((list) => (
    <section key={list}>
      <h2 className={styles.title}>{t(list, { unit })}</h2>
      <MatchRows matches={lists[list]} density="compact" withRound />
    </section>
  ));
}

export async function BracketPart({ competition }: PartProps) {
  const { bracket, bout, ui } = await getMessages();
  const shown = await Promise.all(
    knockoutsOf(competition).map(async ({ id, name }) => ({
      id,
      name,
      fixtures: (await loadFixtures(competition.id, id)).fixtures,
    })),
  );
  return (
    <NextIntlClientProvider messages={{ bracket, bout, ui }}>
      <Brackets shown={shown} />
    </NextIntlClientProvider>
  );
}

interface ShownMatches {
  readonly id: string;
  readonly name: string;
  readonly fixtures: readonly FixtureView[];
}

function Brackets({ shown }: { readonly shown: readonly ShownMatches[] }) {
  const t = useTranslations('widgets');
  if (shown.length === 0) return <p className={styles.empty}>{t('noBracket')}</p>;
  return shown.map(({ id, name, fixtures }) => (
    <section key={id}>
      <h2 className={styles.title}>{name}</h2>
      <Bracket fixtures={fixtures} label={name} matchesPath="/m" />
    </section>
  ));
}

const maxResults = 10;

/** The best of each race. */
export async function RacesPart({ competition }: PartProps) {
  const shown = await loadTopResults(competition.id, maxResults);
  return <RaceLists competition={competition} shown={shown} />;
}

function RaceLists({ competition, shown }: PartProps & { readonly shown: readonly TopResults[] }) {
  const t = useTranslations('widgets');
  if (shown.length === 0) return <p className={styles.empty}>{t('noResults')}</p>;
  return shown.map(({ race, items }) => (
    <section key={race.id}>
      <h2 className={styles.title}>{race.name}</h2>
      <TopList competitionId={competition.id} race={race} items={items} />
    </section>
  ));
}
