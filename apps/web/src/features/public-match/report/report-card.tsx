import { useTranslations } from 'next-intl';
import { useBoutText } from '../../../ui/bout/use-bout-text.ts';
import { Card } from '../../../ui/card.tsx';
import type { PublicMatchData } from '../data/load.ts';
import { useNameInMatch } from '../data/use-name-in-match.ts';
import styles from './report.module.css';
import { reportOf } from './report.ts';

/** What happened, in a few lines. */
export function ReportCard({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const nameOf = useNameInMatch(match);
  const boutText = useBoutText();
  const bout = match.ending?.bout ?? null;
  const sentences = reportOf(match, { t, nameOf, method: bout && boutText(bout).full });
  if (sentences.length === 0) return null;
  return (
    <Card title={t('report.title')}>
      <p className={styles.report}>{sentences.join(' ')}</p>
    </Card>
  );
}
