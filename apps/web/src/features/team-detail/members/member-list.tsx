'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { UrlPager } from '../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import { MemberRow } from './member-row.tsx';
import styles from './members.module.css';
import { useMembers } from './use-members.ts';

/** Larger lists have a search. */
const glance = 10;

/** The people of a team, for those who don't run it. */
export function MemberList({ team, context }: { team: TeamData; context: TeamContext }) {
  const t = useTranslations('teamDetail');
  const [{ search, page }, change] = useUrlState({ search: '', page: '1' });
  const query = useMembers({ teamId: team.id, search, page: parsePage(page) });
  const clear = () => change({ search: '', page: '1' });
  return (
    <Card title={t('squad')} aside={<span className={styles.count}>{team.memberCount}</span>} flush>
      {(team.memberCount > glance || search !== '') && (
        <div className={styles.tools}>
          <SearchField
            label={t('searchMembers')}
            value={search}
            onSearch={(text) => change({ search: text, page: '1' })}
          />
        </div>
      )}
      <QueryState
        query={query}
        errorTitle={t('membersFailed')}
        isEmpty={({ total }) => total === 0}
        empty={
          search === '' ? (
            <EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>
          ) : (
            <EmptyState
              title={t('notFound', { search })}
              action={
                <Button variant="outlined" onClick={clear}>
                  {t('clearSearch')}
                </Button>
              }
            />
          )
        }
      >
        {({ items, totalPages }) => (
          <>
            <ul>
              {items.map((member) => (
                <MemberRow key={member.userId} member={member} team={team} context={context} />
              ))}
            </ul>
            <UrlPager page={parsePage(page)} totalPages={totalPages} change={change}>
              {t('peopleCount', { count: team.memberCount })}
            </UrlPager>
          </>
        )}
      </QueryState>
    </Card>
  );
}
