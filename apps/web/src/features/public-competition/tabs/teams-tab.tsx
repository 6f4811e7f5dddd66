import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { sportNouns } from '../../../ui/nouns/sport-nouns.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';

export function TeamsTab({ competition: { entries, competitors, category } }: TabProps) {
  const t = useTranslations('publicCompetition');
  const { kind } = sportNouns(category.sportVariantKey, competitors);
  const shown = entries.filter(({ status }) => status === 'ACCEPTED' || status === 'WITHDRAWN');
  return (
    <Card title={t('tabs.teams', { kind })} flush>
      {shown.length === 0 ? (
        <EmptyState title={t('noTeams', { kind })}>{t('noTeamsText')}</EmptyState>
      ) : (
        <ul className={styles.teams}>
          {shown.map(({ id, team, status }) => (
            <li key={id}>
              <Link href={`/team/${team.id}`} className={styles.team}>
                <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={32} />
                <span className={styles.name}>
                  <b>{team.name}</b>
                  {status === 'WITHDRAWN' && <span className={styles.quiet}>{t('withdrawn')}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
