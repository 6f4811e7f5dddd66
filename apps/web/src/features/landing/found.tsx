import { type FoundKind, foundKinds } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { LinkPager } from '../../ui/list/link-pager.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { addressOf, type FoundView, searchAddress } from '../../ui/search/found.ts';
import { FoundPicture, useFoundFacts } from '../../ui/search/found-facts.tsx';
import styles from './found.module.css';
import { FoundKinds } from './found-kinds.tsx';
import type { FoundNow } from './load.ts';
import type { SearchCriteria } from './search-criteria.ts';

interface FoundProps {
  readonly criteria: SearchCriteria;
  /** Null if loading failed. */
  readonly found: FoundNow | null;
}

/** The first results of every kind, or all of one kind. */
export function Found({ criteria, found }: FoundProps) {
  const t = useTranslations('landing');
  const { q } = criteria;
  const total = found?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <section aria-labelledby="found" className={styles.section}>
      <h2 id="found" className={styles.title}>
        {t('found', { query: q })}
      </h2>
      {found === null && (
        <Notice tone="error" action={<TextLink href={searchAddress(q)}>{t('again')}</TextLink>}>
          {t('searchFailed')}
        </Notice>
      )}
      {found !== null && total === 0 && <Nothing />}
      {found !== null && total > 0 && (
        <>
          <FoundKinds criteria={criteria} counts={found.counts} />
          {criteria.kind === null ? (
            <ByKind q={q} found={found} />
          ) : (
            <OneKind criteria={criteria} found={found} />
          )}
        </>
      )}
    </section>
  );
}

function Nothing() {
  const t = useTranslations('landing');
  const clear = (
    <ButtonLink href="/" variant="outlined">
      {t('clear')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState title={t('notFound')} action={clear}>
        {t('notFoundText')}
      </EmptyState>
    </Card>
  );
}

function ByKind({ q, found }: { readonly q: string; readonly found: FoundNow }) {
  const t = useTranslations();
  const items = Map.groupBy(found.items, ({ kind }) => kind);
  const count = new Map(found.counts.map((item) => [item.kind, item.count]));
  return (
    <div className={styles.groups}>
      {foundKinds
        .filter((kind) => items.has(kind))
        .map((kind) => (
          <Card
            key={kind}
            flush
            title={t(`landing.kinds.${kind}`)}
            aside={
              <All q={q} kind={kind} shown={items.get(kind)?.length ?? 0} count={count.get(kind) ?? 0} />
            }
          >
            <Rows items={items.get(kind) ?? []} />
          </Card>
        ))}
    </div>
  );
}

interface AllProps {
  readonly q: string;
  readonly kind: FoundKind;
  readonly shown: number;
  readonly count: number;
}

function All({ q, kind, shown, count }: AllProps) {
  const t = useTranslations('landing');
  if (count <= shown) return null;
  return <TextLink href={searchAddress(q, { kind })}>{t('seeAll', { count })}</TextLink>;
}

function OneKind({
  criteria: { q, kind, page },
  found,
}: {
  readonly criteria: SearchCriteria;
  readonly found: FoundNow;
}) {
  const t = useTranslations();
  const { totalPages } = found;
  if (kind === null) return null;
  const to = (number: number) => searchAddress(q, { kind, page: number });
  return (
    <Card flush title={t(`landing.kinds.${kind}`)}>
      {found.items.length === 0 ? (
        <EmptyState title={t('landing.noneOfKind')} />
      ) : (
        <Rows items={found.items} />
      )}
      {totalPages > 1 && (
        <LinkPager previous={page > 1 ? to(page - 1) : null} next={page < totalPages ? to(page + 1) : null}>
          {t('ui.pager.position', { page, totalPages })}
        </LinkPager>
      )}
    </Card>
  );
}

function Rows({ items }: { readonly items: readonly FoundView[] }) {
  const facts = useFoundFacts();
  return (
    <ul className={styles.rows}>
      {items.map((found) => (
        <li key={found.id}>
          <RowLink
            href={addressOf(found)}
            picture={<FoundPicture found={found} width={36} />}
            name={found.name}
            facts={facts(found).slice(1)}
          />
        </li>
      ))}
    </ul>
  );
}
