import { tiesOf } from '@traip/contract/bracket';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { BracketList } from '../../../ui/bracket/bracket-list.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { loadFixtures } from '../../public-matches/index.ts';
import pageStyles from '../parts/public-competition.module.css';
import styles from './bracket-card.module.css';
import { FinalRanking } from './final-ranking.tsx';
import { FollowedBracket } from './followed-bracket.tsx';

interface BracketCardProps {
  readonly competitionId: string;
  readonly phase: { readonly id: string; readonly name: string };
}

/** A knock-out as a picture, on a phone as its rounds one below the other. */
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
    <div className={pageStyles.stack}>
      <FinalRanking ranking={ranking} />
      <Card title={phase.name} flush>
        <NextIntlClientProvider messages={{ bracket, bout, ui }}>
          <div className={styles.picture}>
            <FollowedBracket fixtures={fixtures} label={phase.name} />
          </div>
          <div className={styles.list}>
            <BracketList fixtures={fixtures} matchesPath="/m" />
          </div>
        </NextIntlClientProvider>
      </Card>
    </div>
  );
}
