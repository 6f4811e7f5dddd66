import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { shownState } from '../../ui/identity/shown-state.ts';
import { RowLink } from '../../ui/list/row-link.tsx';
import { sportNouns } from '../../ui/nouns/sport-nouns.ts';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import type { PublicCompetitions } from './load-organisation.ts';
import styles from './public-organisation.module.css';

export function Competitions({
  competitions: { items, total },
}: {
  readonly competitions: PublicCompetitions;
}) {
  const t = useTranslations('publicOrganisation');
  return (
    <Card title={t('competitions')} flush>
      {items.length === 0 ? (
        <EmptyState title={t('noCompetitions')}>{t('noCompetitionsText')}</EmptyState>
      ) : (
        <ul className={styles.rows}>
          {items.map((competition) => (
            <Competition key={competition.id} competition={competition} />
          ))}
        </ul>
      )}
      {total > items.length && <p className={styles.more}>{t('more', { count: total - items.length })}</p>}
    </Card>
  );
}

function Competition({ competition }: { readonly competition: PublicCompetitions['items'][number] }) {
  const t = useTranslations();
  const { id, name, state, sportKey, season, category, teams, competitors } = competition;
  const facts = [
    t(`competitionStates.${shownState(state)}`),
    ...[season, category].filter((part) => part !== null),
    ...(teams > 0
      ? [t('publicCompetition.teamCount', { count: teams, kind: sportNouns(sportKey, competitors).kind })]
      : []),
  ];
  return (
    <li>
      <RowLink href={`/c/${id}`} picture={<SportMark sport={sportKey} />} name={name} facts={facts} />
    </li>
  );
}
