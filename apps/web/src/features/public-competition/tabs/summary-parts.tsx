import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { shownState } from '../../../ui/identity/shown-state.ts';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import type { ClassificationView } from '../../../ui/standings/index.ts';
import type { PublicCompetitionData } from '../parts/load.ts';
import styles from '../parts/public-competition.module.css';

export function Awards({ awards }: Pick<ClassificationView, 'awards'>) {
  const t = useTranslations('publicCompetition');
  return (
    <Card title={t('awards')} flush>
      <ul>
        {awards.map(({ kind, team }) => (
          <li key={`${kind} ${team.id}`} className={styles.player}>
            <Crest name={team.name} url={team.avatarUrl} width={28} />
            <span className={styles.name}>
              <Link href={`/team/${team.id}`} className={styles.link}>
                <b>{team.name}</b>
              </Link>
            </span>
            <StateChip tone="secondary" icon={<EmojiEventsOutlined />}>
              {t(`awardKinds.${kind}`)}
            </StateChip>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Phases({ phases }: Pick<PublicCompetitionData, 'phases'>) {
  const t = useTranslations();
  return (
    <Card title={t('publicCompetition.phases')} flush>
      <ol>
        {phases.map(({ id, name, state, matches, played }) => (
          <li key={id} className={styles.player}>
            <span className={styles.name}>
              <b>{name}</b>
              <span className={styles.quiet}>
                {[
                  t(`competitionStates.${shownState(state)}`),
                  ...(matches > 0 ? [t('publicCompetition.playedOf', { played, matches })] : []),
                ].join(' · ')}
              </span>
              {matches > 0 && (
                <progress className={styles.progress} value={played} max={matches} aria-label={name} />
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
