import { matchUnitOf } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { useBoutText } from '../../../ui/bout/use-bout-text.ts';
import { Card } from '../../../ui/card.tsx';
import type { PublicMatchData } from '../data/load.ts';
import { rulesOf } from '../data/rules-of.ts';
import { useNameInMatch } from '../data/use-name-in-match.ts';
import styles from './report.module.css';
import { reportOf } from './report.ts';

/** A score never wraps. */
const scores = /(\d{1,4}–\d{1,4})/;

/** A short report of the match. */
export function ReportCard({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const nameOf = useNameInMatch(match);
  const boutText = useBoutText();
  const bout = match.ending?.bout ?? null;
  const sentences = reportOf(match, { t, nameOf, method: bout && boutText(bout).full });
  if (sentences.length === 0) return null;
  return (
    <Card title={t('report.title', { unit: matchUnitOf(rulesOf(match)) })}>
      <p className={styles.report}>
        {sentences
          .join(' ')
          .split(scores)
          .map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no name
              <span key={index} className={styles.score}>
                {part}
              </span>
            ),
          )}
      </p>
    </Card>
  );
}
