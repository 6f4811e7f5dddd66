import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { shownState } from '../../ui/identity/shown-state.ts';
import { RowLink } from '../../ui/list/row-link.tsx';
import { sportNouns } from '../../ui/nouns/sport-nouns.ts';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import type { PublicTraipData } from './load-traip.ts';
import styles from './public-traip.module.css';

type CompetitionRows = PublicTraipData['competitions'];

const withoutSeason = '';

/** By season. */
export function Competitions({ competitions }: { readonly competitions: CompetitionRows }) {
  const t = useTranslations('publicTraip');
  const bySeason = Map.groupBy(competitions, ({ season }) => season ?? withoutSeason);
  if (competitions.length === 0)
    return (
      <Card title={t('competitions')} flush>
        <EmptyState title={t('noCompetitions')}>{t('noCompetitionsText')}</EmptyState>
      </Card>
    );
  return [...bySeason].map(([season, rows]) => (
    <Card key={season} title={season === withoutSeason ? t('competitions') : season} flush>
      <ul className={styles.rows}>
        {rows.map((competition) => (
          <Competition key={competition.id} competition={competition} />
        ))}
      </ul>
    </Card>
  ));
}

function Competition({ competition }: { readonly competition: CompetitionRows[number] }) {
  const t = useTranslations();
  const { id, name, state, sportKey, category, teams, competitors } = competition;
  const facts = [
    t(`competitionStates.${shownState(state)}`),
    ...(category === null ? [] : [category]),
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
