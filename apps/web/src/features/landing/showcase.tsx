import FiberManualRecordRounded from '@mui/icons-material/FiberManualRecordRounded';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { BriefTable } from '../../ui/standings/index.ts';
import type { ShowcaseData } from './load-showcase.ts';
import { ScoreCard } from './score-card.tsx';
import styles from './showcase.module.css';

const rows = 5;

/** The product at work: a real table that explains itself, and the highlighted match. */
export function Showcase({
  showcase: { competition, rules, table, match },
}: {
  readonly showcase: ShowcaseData;
}) {
  const t = useTranslations();
  return (
    <aside className={styles.showcase} aria-label={t('landing.showcase')}>
      <div className={styles.table}>
        <div className={styles.head}>
          <Link href={`/c/${competition.id}?tab=standings`} className={styles.name}>
            {competition.name}
          </Link>
          {match.state === 'IN_PROGRESS' && (
            <StateChip tone="live" icon={<FiberManualRecordRounded />}>
              {t('standings.provisional')}
            </StateChip>
          )}
        </div>
        <BriefTable table={table} rules={rules} first={rows} />
      </div>
      <ScoreCard match={match} />
    </aside>
  );
}
