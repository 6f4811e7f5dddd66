import { foundKinds } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { searchAddress } from '../../ui/search/found.ts';
import styles from './found.module.css';
import type { FoundNow } from './load.ts';
import type { SearchCriteria } from './search-criteria.ts';

interface FoundKindsProps extends Pick<FoundNow, 'counts'> {
  readonly criteria: SearchCriteria;
}

/** Filters a search by kind, with counts. */
export function FoundKinds({ criteria: { q, kind }, counts }: FoundKindsProps) {
  const t = useTranslations('landing');
  const countOf = (item: (typeof foundKinds)[number]) =>
    counts.find((found) => found.kind === item)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { key: 'ALL', href: searchAddress(q), label: t('all'), count: all, isChosen: kind === null },
    ...foundKinds
      .filter((foundKind) => countOf(foundKind) > 0 || foundKind === kind)
      .map((entry) => ({
        key: entry,
        href: searchAddress(q, { kind: entry }),
        label: t(`kinds.${entry}`),
        count: countOf(entry),
        isChosen: entry === kind,
      })),
  ];
  return (
    <nav aria-label={t('narrow')} className={styles.kinds}>
      {choices.map(({ key, href, label, count, isChosen }) => (
        <Link key={key} href={href} className={styles.kind} aria-current={isChosen ? 'page' : undefined}>
          {label} <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
