import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import type { PublicTeams } from './load-organisation.ts';
import styles from './public-organisation.module.css';

interface TeamsProps {
  readonly orgCode: string;
  readonly teams: PublicTeams;
}

/** The teams that everybody may see, with plain links from page to page. */
export function Teams({ orgCode, teams: { items, page, totalPages } }: TeamsProps) {
  const t = useTranslations('publicOrganisation');
  return (
    <div id="teams">
      <Card title={t('teams')} flush>
        {items.length === 0 ? (
          <EmptyState title={t('noTeams')}>{t('noTeamsText')}</EmptyState>
        ) : (
          <ul className={styles.teams}>
            {items.map((team) => (
              <TeamLink key={team.id} team={team} />
            ))}
          </ul>
        )}
        {totalPages > 1 && <Pages orgCode={orgCode} page={page} totalPages={totalPages} />}
      </Card>
    </div>
  );
}

function TeamLink({ team }: { readonly team: PublicTeams['items'][number] }) {
  const locale = useLocale();
  const { id, name, avatarUrl, sportKey } = team;
  return (
    <li>
      <Link href={`/team/${id}`} className={styles.team}>
        <Crest name={name} url={avatarUrl} width={36} />
        <span className={styles.words}>
          <b className={styles.name}>{name}</b>
          {sportKey !== null && <span className={styles.sport}>{sportNames[sportKey][locale]}</span>}
        </span>
      </Link>
    </li>
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
    <nav aria-label={t('label')} className={styles.pages}>
      {page > 1 && (
        <Link href={address(page - 1)} rel="prev" className={styles.step}>
          {t('previous')}
        </Link>
      )}
      <b className={styles.position}>{t('position', { page, totalPages })}</b>
      {page < totalPages && (
        <Link href={address(page + 1)} rel="next" className={styles.step}>
          {t('next')}
        </Link>
      )}
    </nav>
  );
}
