import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import type { PublicCompetitionData } from '../../public-matches/index.ts';
import styles from '../parts/public-competition.module.css';

export function Phases({ phases, category }: Pick<PublicCompetitionData, 'phases' | 'category'>) {
  const t = useTranslations('publicCompetition');
  const unit = matchUnit(category.sportVariantKey);
  return (
    <Card title={t('phases')} flush>
      <ol>
        {phases.map(({ id, name, state, matches, played }) => (
          <li key={id} className={styles.player}>
            <span className={styles.name}>
              <b>{name}</b>
              <span className={styles.quiet}>
                {[
                  t(`phaseStates.${shownPhaseState(state)}`),
                  ...(played > 0 ? [t('playedOf', { played, matches, unit })] : []),
                ].join(' · ')}
              </span>
              {played > 0 && (
                <progress className={styles.progress} value={played} max={matches} aria-label={name} />
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Drafts and preparations aren't public: phases that haven't begun are shown as upcoming. */
function shownPhaseState(state: string) {
  if (state === 'FINISHED' || state === 'CANCELED') return state;
  return state === 'IN_PROGRESS' || state === 'IN_PROGRESS_AND_OPENED' ? 'IN_PROGRESS' : 'LATER';
}
