import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { playerPath } from '../../ui/identity/player-path.ts';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { usePlayerName } from '../../ui/identity/use-player-name.ts';
import { unitOfSport } from '../../ui/sport/unit-of-sport.ts';
import { Tiles } from '../../ui/tiles.tsx';
import type { TeamCareerData } from './load-team.ts';
import styles from './public-team.module.css';

export function Totals({ totals }: Pick<TeamCareerData, 'totals'>) {
  const t = useTranslations('publicTeam');
  if (totals.played === 0) return null;
  const { played, won, drawn, lost } = totals;
  const numbers = { played, won, drawn, lost, for: totals.for, against: totals.against };
  const keys = ['played', 'won', 'drawn', 'lost', 'for', 'against'] as const;
  return (
    <Card title={t('figures')}>
      <Tiles tiles={keys.map((key) => ({ key, value: numbers[key], label: t(`totals.${key}`) }))} />
    </Card>
  );
}

interface ScorersProps extends Pick<TeamCareerData, 'scorers'> {
  readonly sportKey: string | null;
}

export function Scorers({ scorers, sportKey }: ScorersProps) {
  const t = useTranslations('publicTeam');
  const playerName = usePlayerName();
  const unit = unitOfSport(sportKey);
  if (scorers.length === 0) return null;
  return (
    <Card title={t('scorers', { unit })} flush>
      <ol>
        {scorers.map(({ rank, player, value, matches }) => (
          <li key={player.id}>
            <Scorer path={playerPath(player)}>
              <b className={styles.place}>{rank}</b>
              <PersonAvatar
                firstName={player.firstName}
                surnames={player.surnames}
                url={player.avatarUrl}
                size={36}
              />
              <span className={styles.words}>
                <b className={styles.name}>{playerName(player)}</b>
                <span className={styles.quiet}>{t('matchCount', { count: matches })}</span>
              </span>
              <b className={styles.value}>{value}</b>
            </Scorer>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface ScorerProps {
  /** Null: the name is hidden. */
  readonly path: string | null;
  readonly children: ReactNode;
}

function Scorer({ path, children }: ScorerProps) {
  if (path === null) return <span className={styles.scorer}>{children}</span>;
  return (
    <Link href={path} className={styles.scorer}>
      {children}
    </Link>
  );
}

export function Awards({ awards }: Pick<TeamCareerData, 'awards'>) {
  const t = useTranslations();
  if (awards.length === 0) return null;
  return (
    <Card title={t('publicCompetition.awards')} flush>
      <ul>
        {awards.map(({ kind, competition }) => (
          <li key={`${kind} ${competition.id}`}>
            <Link href={`/c/${competition.id}`} className={styles.competition}>
              <span className={styles.words}>
                <b className={styles.name}>{competition.name}</b>
                {competition.season !== null && <span className={styles.quiet}>{competition.season}</span>}
              </span>
              <StateChip tone="secondary" icon={<EmojiEventsOutlined />}>
                {t(`publicCompetition.awardKinds.${kind}`)}
              </StateChip>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
