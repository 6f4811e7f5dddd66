import SearchRounded from '@mui/icons-material/SearchRounded';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { LinkPager } from '../../ui/list/link-pager.tsx';
import type { RankingData } from './load.ts';
import styles from './ranking.module.css';
import { type RankingQuery, rankingAddress } from './ranking-query.ts';
import { RankingTable } from './ranking-table.tsx';

interface RankingPageProps {
  readonly traip: { readonly code: string; readonly name: string };
  readonly ranking: RankingData;
  readonly query: RankingQuery;
}

/** The whole ranking of a Traip. Links and a form, which work without JavaScript. */
export function RankingPage({ traip, ranking, query }: RankingPageProps) {
  const t = useTranslations('ranking');
  const { items, page, totalPages, method, best } = ranking;
  const { code, name } = traip;
  const to = (change: Partial<RankingQuery>) => rankingAddress(code, query, change);
  return (
    <div className={styles.page}>
      <Link href={`/t/${code}`} className={styles.back}>
        {name}
      </Link>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.about}>
        {t(`about.${method}`)} {method === 'POINTS' && best !== null && t('bestCount', { best })}
      </p>
      <section className={styles.card} aria-label={t('title')}>
        <div className={styles.tools}>
          <Kinds ranking={ranking} to={to} />
          <Search query={query} />
        </div>
        {items.length === 0 ? (
          <EmptyState title={t(query.search === '' ? 'empty' : 'nobody')}>{t('emptyText')}</EmptyState>
        ) : (
          <RankingTable code={code} ranking={ranking} />
        )}
        {totalPages > 1 && (
          <LinkPager
            previous={page > 1 ? to({ page: page - 1 }) : null}
            next={page < totalPages ? to({ page: page + 1 }) : null}
          >
            {t('page', { page, totalPages })}
          </LinkPager>
        )}
      </section>
    </div>
  );
}

interface KindsProps {
  readonly ranking: Pick<RankingData, 'kind' | 'kinds'>;
  readonly to: (change: Partial<RankingQuery>) => string;
}

function Kinds({ ranking: { kind, kinds }, to }: KindsProps) {
  const t = useTranslations('ranking');
  if (kinds.length < 2) return null;
  return (
    <nav className={styles.kinds} aria-label={t('title')}>
      {kinds.map((one) => (
        <Link key={one} href={to({ kind: one })} aria-current={one === kind ? 'true' : undefined}>
          {t(`kinds.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

function Search({ query: { kind, search } }: Pick<RankingPageProps, 'query'>) {
  const t = useTranslations('ranking');
  return (
    <search className={styles.search}>
      <form method="get">
        {kind !== null && <input type="hidden" name="kind" value={kind} />}
        <SearchRounded aria-hidden="true" className={styles.icon} />
        <input
          type="search"
          name="q"
          maxLength={100}
          defaultValue={search}
          placeholder={t('search')}
          aria-label={t('search')}
          enterKeyHint="search"
          className={styles.input}
        />
        <button type="submit" className="visually-hidden">
          {t('find')}
        </button>
      </form>
    </search>
  );
}
