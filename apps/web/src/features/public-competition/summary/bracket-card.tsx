import { tiesOf } from '@traip/contract/bracket';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { loadFixtures } from '../../public-matches/index.ts';
import styles from '../parts/public-competition.module.css';
import { BracketViews } from './bracket-views.tsx';
import { FinalRanking } from './final-ranking.tsx';

interface BracketCardProps {
  readonly competitionId: string;
  readonly phase: { readonly id: string; readonly name: string };
}

/** A knockout: its final places once known, and its bracket. */
export async function BracketCard({ competitionId, phase }: BracketCardProps) {
  const { bracket, bout, ui } = await getMessages();
  const t = await getTranslations('publicCompetition');
  const { fixtures, ranking } = await loadFixtures(competitionId, phase.id);
  if (tiesOf(fixtures).length === 0)
    return (
      <Card title={phase.name} flush>
        <EmptyState title={t('noBracket')}>{t('noBracketText')}</EmptyState>
      </Card>
    );
  return (
    <div className={styles.stack}>
      <FinalRanking ranking={ranking} />
      <Card title={phase.name} flush>
        <NextIntlClientProvider messages={{ bracket, bout, ui }}>
          <BracketViews fixtures={fixtures} label={phase.name} />
        </NextIntlClientProvider>
      </Card>
    </div>
  );
}
