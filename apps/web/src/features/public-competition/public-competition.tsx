import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { isRaced, isStrokePlay, sportByKey } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { knockoutsOf } from '../../lib/knockouts.ts';
import { settings } from '../../lib/settings.ts';
import { Hero } from '../../ui/hero/hero.tsx';
import { shownState } from '../../ui/identity/shown-state.ts';
import { LiveRefresh } from '../../ui/live/live-refresh.tsx';
import { Branded } from '../../ui/look/branded.tsx';
import { Logo } from '../../ui/look/logo.tsx';
import { Sponsors } from '../../ui/look/sponsors.tsx';
import { SharingWords } from '../../ui/share/sharing-words.tsx';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { FollowButton } from '../follow/index.ts';
import { loadRaces, PublicRaces } from '../public-races/index.ts';
import { PrintCompetition, ShareCompetition, widgetKinds } from '../sharing/index.ts';
import { CourtStrip } from './court-strip.tsx';
import { LiveStrip } from './live-strip.tsx';
import { type PublicCompetitionData, textParam } from './parts/load.ts';
import styles from './parts/public-competition.module.css';
import type { TabProps } from './parts/tab-props.ts';
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

/** People race, or teams play: the rest of the page follows from that. */
export function PublicCompetition(props: TabProps) {
  return isRaced(props.competition.category.sportVariantKey) ? <Raced {...props} /> : <Played {...props} />;
}

function Raced({ competition, searchParams }: TabProps) {
  const { id, state } = competition;
  return (
    <Branded look={competition.look}>
      <RaceHero competition={competition} />
      <div className={styles.page}>
        <PublicRaces {...{ competition, searchParams }} />
      </div>
      <Sponsors sponsors={competition.look.sponsors} />
      {!overStates.includes(state) && <LiveRefresh feed={`competition/${id}`} />}
    </Branded>
  );
}

async function RaceHero({ competition }: Pick<TabProps, 'competition'>) {
  const { races } = await loadRaces(competition.id);
  const runners = races.reduce((sum, { entries }) => sum + entries, 0);
  return <CompetitionHero competition={competition} runners={runners} />;
}

function Played({ competition, searchParams }: TabProps) {
  const t = useTranslations('publicCompetition');
  const { id, name, state } = competition;
  const shown = tabNames.filter((tabName) => hasContent[tabName](competition));
  const tab = shown.find((item) => item === textParam(searchParams, 'tab'));
  const Tab: ComponentType<TabProps> = tab === undefined ? SummaryTab : tabs[tab];
  const items = shown.map((entry) => ({
    href: `/c/${id}?tab=${entry}`,
    label: t(`tabs.${entry}`, { kind: competition.competitors }),
  }));
  return (
    <Branded look={competition.look}>
      <CompetitionHero competition={competition} />
      <div className={styles.page}>
        <CourtStrip competition={competition} />
        <LiveStrip competition={competition} />
        <LinkTabs
          label={t('tabsOf', { name })}
          items={[
            {
              href: `/c/${id}`,
              label: t(isCup(competition) ? 'tabs.bracket' : 'tabs.summary', {
                kind: competition.competitors,
              }),
            },
            ...items,
          ]}
        />
        <Tab competition={competition} searchParams={searchParams} />
      </div>
      <Sponsors sponsors={competition.look.sponsors} />
      {!overStates.includes(state) && <LiveRefresh feed={`competition/${id}`} />}
    </Branded>
  );
}

const hasMatches = ({ phases }: PublicCompetitionData) => phases.some(({ matches }) => matches > 0);

/** No tab leads to an empty page. */
const hasContent: Readonly<Record<keyof typeof tabs, (competition: PublicCompetitionData) => boolean>> = {
  standings: (competition) =>
    hasMatches(competition) && competition.phases.length > knockoutsOf(competition).length,
  matches: hasMatches,
  bracket: (competition) => hasBracket(competition) && !isCup(competition),
  statistics: ({ phases }) => phases.some(({ played }) => played > 0),
  teams: ({ teams }) => teams > 0,
};

/** One knock-out and nothing else: its home is the bracket. */
const isCup = ({ phases }: PublicCompetitionData) =>
  phases.length === 1 && knockoutsOf({ phases }).length === 1;

const hasBracket = (competition: PublicCompetitionData) => knockoutsOf(competition).length > 0;

/** Players and pairs are entered by the organiser. */
function takesTeams({ state, takesRegistrations, competitors }: PublicCompetitionData): boolean {
  if (competitors !== 'TEAM') return false;
  return takesRegistrations && (state === 'PUBLICIZED' || state === 'IN_PROGRESS_AND_OPENED');
}

interface HeroProps extends Pick<TabProps, 'competition'> {
  /** How many race; null where teams play. */
  readonly runners?: number;
}

function CompetitionHero({ competition, runners }: HeroProps) {
  const t = useTranslations('publicCompetition');
  const { name, organization, traip, look } = competition;
  return (
    <Hero
      look={look}
      picture={
        look.logoUrl === null ? (
          <span className={styles.emblem}>
            <SportIcon sport={competition.category.sportVariantKey} size={38} />
          </span>
        ) : (
          <Logo url={look.logoUrl} />
        )
      }
      above={
        <>
          <Link href={`/o/${organization.orgCode}`}>{organization.name}</Link>
          <span aria-hidden="true"> › </span>
          <Link href={`/t/${traip.code}`}>{traip.name}</Link>
        </>
      }
      title={name}
      facts={useFacts(competition, runners)}
      actions={
        <>
          {takesTeams(competition) && (
            <Link href={`/c/${competition.id}/register`} className={styles.register}>
              {t('register')}
            </Link>
          )}
          <FollowButton kind="COMPETITION" id={competition.id} name={name} />
          <SharingWords>
            <ShareCompetition
              {...{ id: competition.id, name }}
              origin={settings().publicOrigin}
              widgets={runners === undefined ? widgetsOf(competition) : []}
            />
            {runners === undefined && (
              <PrintCompetition
                {...{ id: competition.id, name, competitors: competition.competitors }}
                hasBracket={hasBracket(competition)}
              />
            )}
          </SharingWords>
        </>
      }
    />
  );
}

const widgetsOf = (competition: PublicCompetitionData) =>
  widgetKinds.filter((kind) => kind !== 'bracket' || hasBracket(competition));

const wordsOfRace = (variant: string) => (isStrokePlay(variant) ? 'GOLF' : 'RACE');

function useFacts(
  { season, category, state, teams, competitors: kind }: PublicCompetitionData,
  runners?: number,
) {
  const t = useTranslations();
  const locale = useLocale();
  const sport = sportByKey(category.sportVariantKey);
  return [
    ...(sport === null
      ? []
      : [{ key: 'sport', icon: <SportIcon sport={category.sportVariantKey} />, text: sport.name[locale] }]),
    { key: 'when', icon: <EventOutlined />, text: `${season.name} · ${category.name}` },
    {
      key: 'teams',
      icon: <GroupsOutlined />,
      text:
        runners === undefined
          ? t('publicCompetition.teamCount', { count: teams, kind })
          : t('races.public.runners', { count: runners, kind: wordsOfRace(category.sportVariantKey) }),
    },
    { key: 'state', icon: <EmojiEventsOutlined />, text: t(`competitionStates.${shownState(state)}`) },
  ];
}
