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

/** Narrows a search to one kind; each says how much there is. */
export function FoundKinds({ criteria: { q, kind }, counts }: FoundKindsProps) {
  const t = useTranslations('landing');
  const countOf = (one: (typeof foundKinds)[number]) =>
    counts.find((found) => found.kind === one)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { key: 'ALL', href: searchAddress(q), label: t('all'), count: all, isChosen: kind === null },
    ...foundKinds
      .filter((one) => countOf(one) > 0 || one === kind)
      .map((one) => ({
        key: one,
        href: searchAddress(q, { kind: one }),
        label: t(`kinds.${one}`),
        count: countOf(one),
        isChosen: one === kind,
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
