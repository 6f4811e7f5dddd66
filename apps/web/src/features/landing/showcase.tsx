import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import { BriefTable } from '../../ui/standings/index.ts';
import type { ShowcaseData } from './load-showcase.ts';
import styles from './showcase.module.css';

const rows = 5;

/** The product at work: a real table that says why, and the match of the hour. */
export function Showcase({
  showcase: { competition, rules, table, match },
}: {
  readonly showcase: ShowcaseData;
}) {
  const t = useTranslations('landing');
  return (
    <aside className={styles.showcase} aria-label={t('showcase')}>
      <div className={styles.table}>
        <Link href={`/c/${competition.id}?tab=standings`} className={styles.head}>
          {competition.name}
        </Link>
        <BriefTable {...{ table, rules }} first={rows} />
      </div>
      <div className={styles.match}>
        <MatchRows matches={[match]} withRound />
      </div>
    </aside>
  );
}
