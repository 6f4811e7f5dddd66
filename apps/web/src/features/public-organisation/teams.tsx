import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { LinkGrid } from '../../ui/list/link-grid.tsx';
import { LinkPager } from '../../ui/list/link-pager.tsx';
import type { PublicTeams } from './load-organisation.ts';

interface TeamsProps {
  readonly orgCode: string;
  readonly teams: PublicTeams;
}

/** Paged with plain links. */
export function Teams({ orgCode, teams: { items, page, totalPages } }: TeamsProps) {
  const t = useTranslations('publicOrganisation');
  const locale = useLocale();
  const links = items.map(({ id, name, avatarUrl, sportKey }) => ({
    key: id,
    href: `/team/${id}`,
    picture: <Crest name={name} url={avatarUrl} width={36} />,
    name,
    fact: sportKey === null ? null : sportNames[sportKey][locale],
  }));
  return (
    <div id="teams">
      <Card title={t('teams')} flush>
        {items.length === 0 ? (
          <EmptyState title={t('noTeams')}>{t('noTeamsText')}</EmptyState>
        ) : (
          <LinkGrid items={links} />
        )}
        {totalPages > 1 && <Pages orgCode={orgCode} page={page} totalPages={totalPages} />}
      </Card>
    </div>
  );
}

interface PagesProps {
  readonly orgCode: string;
  readonly page: number;
  readonly totalPages: number;
}

function Pages({ orgCode, page, totalPages }: PagesProps) {
  const t = useTranslations('ui.pager');
  const address = (number: number) => `/o/${orgCode}${number === 1 ? '' : `?page=${number}`}#teams`;
  return (
    <LinkPager
      previous={page > 1 ? address(page - 1) : null}
      next={page < totalPages ? address(page + 1) : null}
    >
      {t('position', { page, totalPages })}
    </LinkPager>
  );
}
