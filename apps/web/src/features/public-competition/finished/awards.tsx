import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import TimelineRounded from '@mui/icons-material/TimelineRounded';
import WhatshotOutlined from '@mui/icons-material/WhatshotOutlined';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { usePlayerName } from '../../../ui/identity/use-player-name.ts';
import { unitOfSport } from '../../../ui/sport/unit-of-sport.ts';
import type { ClassificationView } from '../../../ui/standings/index.ts';
import { joinNames } from '../../../ui/standings/standings-text.ts';
import type { PlayerStats, PublicCompetitionData, StoryData } from '../../public-matches/index.ts';
import { finalTableOf } from '../parts/final-table.ts';
import styles from './awards.module.css';
import { type EarnedAward, earnedAwards } from './earned-awards.ts';

type Team = ClassificationView['awards'][number]['team'];
type Scorer = PlayerStats['items'][number];
type Award = EarnedAward<Team, Scorer>;

const icons: Readonly<Record<Award['kind'], ComponentType>> = {
  TOP_SCORER: EmojiEventsOutlined,
  BEST_ATTACK: WhatshotOutlined,
  BEST_DEFENCE: ShieldOutlined,
  LONGEST_RUN: TimelineRounded,
  FAIR_PLAY: FavoriteBorderRounded,
};

interface AwardsProps {
  readonly competition: PublicCompetitionData;
  readonly standings: ClassificationView;
  readonly story: StoryData;
  readonly scorers: readonly Scorer[];
}

/** Awards besides the podium, each with the figure that earned it. */
export function Awards({ competition, standings, story, scorers }: AwardsProps) {
  const t = useTranslations('publicCompetition.finished');
  const { gender, sportVariantKey } = competition.category;
  const unit = unitOfSport(sportVariantKey);
  const { longestRun, cards } = story;
  const rows = finalTableOf(standings)?.rows ?? [];
  const shown = earnedAwards({ awards: standings.awards, rows, scorers, longestRun, cards });
  if (shown.length === 0) return null;
  return (
    <Card title={t('awards')}>
      <ul className={styles.awards}>
        {shown.map((award) => {
          const Icon = icons[award.kind];
          return (
            <li key={award.kind} className={styles.award}>
              <span aria-hidden="true" className={styles.icon}>
                <Icon />
              </span>
              <span className={styles.words}>
                <span className={styles.kind}>{t(`kinds.${award.kind}`, { gender, unit })}</span>
                {'scorers' in award ? (
                  <Scorers award={award} unit={unit} />
                ) : (
                  <Teams award={award} unit={unit} />
                )}
              </span>
              <Pictures award={award} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type Unit = ReturnType<typeof unitOfSport>;

function Scorers({ award, unit }: { award: Extract<Award, { kind: 'TOP_SCORER' }>; unit: Unit }) {
  const t = useTranslations('publicCompetition.finished');
  const locale = useLocale();
  const playerName = usePlayerName();
  const names = award.scorers.map(({ player }) => playerName(player));
  const teams = [...new Set(award.scorers.map(({ team }) => team.name))];
  return (
    <Lines name={joinNames({ locale }, names)}>
      {[...teams, t('figures.TOP_SCORER', { count: award.count, unit })].join(' · ')}
    </Lines>
  );
}

function Teams({ award, unit }: { award: Exclude<Award, { kind: 'TOP_SCORER' }>; unit: Unit }) {
  const t = useTranslations('publicCompetition.finished');
  const locale = useLocale();
  const [only, ...others] = award.teams;
  const names = joinNames(
    { locale },
    award.teams.map(({ name }) => name),
  );
  const { kind } = award;
  return (
    <Lines name={others.length > 0 ? names : <Link href={`/team/${only?.id}`}>{names}</Link>}>
      {kind === 'FAIR_PLAY'
        ? t('figures.FAIR_PLAY', { yellow: award.yellow, red: award.red })
        : t(`figures.${kind}`, { count: award.count, unit })}
    </Lines>
  );
}

function Lines({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <b className={styles.name}>{name}</b>
      <span className={styles.figure}>{children}</span>
    </>
  );
}

function Pictures({ award }: { readonly award: Award }) {
  return (
    <span className={styles.pictures}>
      {'scorers' in award
        ? award.scorers.map(({ player: { id, firstName, surnames, avatarUrl } }) => (
            <PersonAvatar key={id} firstName={firstName} surnames={surnames} url={avatarUrl} size={40} />
          ))
        : award.teams.map(({ id, name, avatarUrl, competitorKind }) => (
            <Crest key={id} name={name} url={avatarUrl} kind={competitorKind} width={32} />
          ))}
    </span>
  );
}
