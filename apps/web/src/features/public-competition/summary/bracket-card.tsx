import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Bracket } from '../../../ui/bracket/bracket.tsx';
import { BracketList } from '../../../ui/bracket/bracket-list.tsx';
import { Card } from '../../../ui/card.tsx';
import { loadFixtures } from '../parts/load.ts';
import styles from './bracket-card.module.css';
import { SeeAll } from './see-all.tsx';

interface BracketCardProps {
  readonly competitionId: string;
  readonly phase: { readonly id: string; readonly name: string };
}

/** The home of a knock-out: its bracket, and on a phone its rounds one below the other. */
export async function BracketCard({ competitionId, phase }: BracketCardProps) {
  const { bracket, bout, ui } = await getMessages();
  const { fixtures } = await loadFixtures(competitionId, phase.id);
  return (
    <Card title={phase.name} aside={<SeeAll href={`/c/${competitionId}?tab=bracket`} />} flush>
      <NextIntlClientProvider messages={{ bracket, bout, ui }}>
        <div className={styles.picture}>
          <Bracket fixtures={fixtures} label={phase.name} matchesPath="/m" />
        </div>
        <div className={styles.list}>
          <BracketList fixtures={fixtures} matchesPath="/m" />
        </div>
      </NextIntlClientProvider>
    </Card>
  );
}
