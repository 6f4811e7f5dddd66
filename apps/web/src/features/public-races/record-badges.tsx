import { useTranslations } from 'next-intl';
import type { RecordBadge } from './load-records.ts';
import styles from './records.module.css';

/** MMP, RR, RCl: a result's records when it was set. Abbreviations with their full text. */
export function Badges({ badges }: { readonly badges: readonly RecordBadge[] | undefined }) {
  const t = useTranslations('records');
  return badges?.map(({ kind, band, isEqual }) => (
    <abbr
      key={`${kind} ${band}`}
      className={styles.badge}
      title={[t(isEqual ? `equalled.${kind}` : `kinds.${kind}`), band].filter(Boolean).join(' · ')}
    >
      {[`${isEqual ? '=' : ''}${t(`letters.${kind}`)}`, band].filter(Boolean).join(' ')}
    </abbr>
  ));
}
