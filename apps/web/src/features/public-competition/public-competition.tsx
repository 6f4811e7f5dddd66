import { isRaced } from '@traip/engine';
import { statisticsOf } from '@traip/engine/statistics';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { knockoutsOf } from '../../lib/knockouts.ts';
import { LiveRefresh } from '../../ui/live/live-refresh.tsx';
import { Branded } from '../../ui/look/branded.tsx';
import { Sponsors } from '../../ui/look/sponsors.tsx';
import { sportNouns } from '../../ui/nouns/sport-nouns.ts';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { CourtStrip, type PublicCompetitionData, textParam } from '../public-matches/index.ts';
import { loadRaces, PublicRaces } from '../public-races/index.ts';
import { AnnouncedSummary } from './announced/announced-summary.tsx';
import { EntryCard } from './announced/entry-card.tsx';
import { isAnnounced } from './announced/entry-state.ts';
import { FinishedSummary } from './finished/finished-summary.tsx';
import { CompetitionHead } from './head/competition-head.tsx';
import { CompetitionHero } from './head/competition-hero.tsx';
import { raceState } from './head/race-state.ts';
import { racedIn } from './head/raced-in.ts';
import { LiveStrip } from './live-strip.tsx';
import { hasBracket } from './parts/has-bracket.ts';
import styles from './parts/public-competition.module.css';
import type { TabProps } from './parts/tab-props.ts';
import { RotationSummary, rotationOfNow } from './rotation/rotation-summary.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { BracketTab } from './tabs/bracket-tab.tsx';
import { MatchesTab } from './tabs/matches-tab.tsx';
import { StandingsTab } from './tabs/standings-tab.tsx';
import { StatisticsTab } from './tabs/statistics-tab.tsx';
import { TeamsTab } from './tabs/teams-tab.tsx';

/** In order, keyed by their name in the URL. */
const tabs = {
  standings: StandingsTab,
  matches: MatchesTab,
  bracket: BracketTab,
  statistics: StatisticsTab,
  teams: TeamsTab,
} satisfies Record<string, ComponentType<TabProps>>;

const tabNames = Object.keys(tabs) as (keyof typeof tabs)[];

const overStates: readonly string[] = ['FINISHED', 'CANCELED'];

/** Races or team matches: the rest of the page depends on it. */
export function PublicCompetition(props: TabProps) {
  return isRaced(props.competition.category.sportVariantKey) ? <Raced {...props} /> : <Played {...props} />;
}

function Raced({ competition, searchParams }: TabProps) {
  const { id, state } = competition;
  return (
    <Branded look={competition.look}>
      <RaceHero competition={competition} />
      <div className={styles.page}>
        <PublicRaces competition={competition} searchParams={searchParams} />
      </div>
      <Sponsors sponsors={competition.look.sponsors} />
      {!overStates.includes(state) && <LiveRefresh feed={`competition/${id}`} />}
    </Branded>
  );
}

async function RaceHero({ competition }: Pick<TabProps, 'competition'>) {
  const { races } = await loadRaces(competition.id);
  const state = raceState(competition.state, races);
  return <CompetitionHero competition={{ ...competition, state }} raced={racedIn(races)} />;
}

function Played({ competition, searchParams }: TabProps) {
  const t = useTranslations('publicCompetition');
  const { id, name, state } = competition;
  const shown = tabNames.filter((tabName) => hasContent[tabName](competition));
  const tab = shown.find((item) => item === textParam(searchParams, 'tab'));
  const Tab: ComponentType<TabProps> = tab === undefined ? homeOf(competition) : tabs[tab];
  const nouns = sportNouns(competition.category.sportVariantKey, competition.competitors);
  const homeLabel = t(
    hasBracketAtHome(competition) && state !== 'FINISHED' ? 'tabs.bracket' : 'tabs.summary',
  );
  const items = shown.map((entry) => ({
    href: `/c/${id}?tab=${entry}`,
    label: t(`tabs.${entry}`, { ...nouns }),
  }));
  return (
    <Branded look={competition.look}>
      <CompetitionHead competition={competition} />
      <div className={styles.page}>
        {isAnnounced(competition) && <EntryCard competition={competition} />}
        <CourtStrip competition={competition} />
        <LiveStrip competition={competition} />
        {/* The first page of an announced competition already lists the teams. */}
        {!(isAnnounced(competition) && shown.every((entry) => entry === 'teams')) && (
          <LinkTabs
            label={t('tabsOf', { name })}
            items={[{ href: `/c/${id}`, label: homeLabel }, ...items]}
          />
        )}
        <Tab competition={competition} searchParams={searchParams} />
      </div>
      <Sponsors sponsors={competition.look.sponsors} />
      {!overStates.includes(state) && <LiveRefresh feed={`competition/${id}`} />}
    </Branded>
  );
}

/** The first page, by the stage of the competition. */
function homeOf(competition: PublicCompetitionData): ComponentType<TabProps> {
  if (competition.state === 'FINISHED') return FinishedSummary;
  if (isAnnounced(competition)) return AnnouncedSummary;
  return rotationOfNow(competition) === undefined ? SummaryTab : RotationSummary;
}

const hasMatches = ({ phases }: PublicCompetitionData) => phases.some(({ matches }) => matches > 0);

/** Tabs without content are hidden. */
const hasContent: Readonly<Record<keyof typeof tabs, (competition: PublicCompetitionData) => boolean>> = {
  standings: (competition) => tablesOf(competition).some(hasTableToShow),
  matches: hasMatches,
  bracket: (competition) => hasBracket(competition) && !hasBracketAtHome(competition),
  statistics: (competition) => competition.hasStatistics || hasFiguresOfSides(competition),
  teams: ({ teams }) => teams > 0,
};

/** For individuals, pairs and set sports, results show more than a table does. */
const hasFiguresOfSides = ({ category, phases }: PublicCompetitionData) => {
  const sides = statisticsOf(category.sportVariantKey)?.sides ?? [];
  return sides.includes('won') && phases.some(({ played }) => played > 0);
};

/** Just one knockout: once it's drawn, its home is the bracket. */
const hasBracketAtHome = (competition: PublicCompetitionData) =>
  !isAnnounced(competition) && competition.phases.length === 1 && hasBracket(competition);

type Phase = PublicCompetitionData['phases'][number];

const tablesOf = (competition: PublicCompetitionData) => {
  const knockouts = new Set(knockoutsOf(competition));
  return competition.phases.filter((phase) => !knockouts.has(phase));
};

/** Before the first result a table only lists teams: worth showing only for groups or ladder positions. */
const hasTableToShow = ({ matches, played, broker }: Phase) =>
  played > 0 || (matches > 0 && updatesFirst.includes(broker?.algorithm ?? ''));

const updatesFirst: readonly string[] = ['GROUPS', 'MAIN_ROUND', 'LADDER'];
