'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useFailureSentence } from '../../ui/form/use-failure-sentence.ts';
import styles from './team-list.module.css';
import { TeamTable } from './team-table.tsx';
import type { TeamRow, useTeamList } from './use-team-list.ts';

interface TeamPagesProps {
  readonly pages: readonly { readonly items: TeamRow[]; readonly total: number }[];
  readonly query: ReturnType<typeof useTeamList>;
  readonly orgCode: string;
}

/** What was read so far, and the way to the rest. */
export function TeamPages({ pages, query, orgCode }: TeamPagesProps) {
  const t = useTranslations('teams');
  const sentence = useFailureSentence();
  const teams = pages.flatMap(({ items }) => items);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  return (
    <>
      <TeamTable teams={teams} orgCode={orgCode} />
      {isFetchNextPageError && (
        <div className={styles.trouble}>
          <Notice tone="error">{sentence(error, t('failed'))}</Notice>
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.count} aria-live="polite">
          {t('count', { shown: teams.length, total: pages[0]?.total ?? 0 })}
        </span>
        {hasNextPage && (
          <Button
            variant="outlined"
            aria-disabled={isFetchingNextPage}
            onClick={() => {
              if (!isFetchingNextPage) void query.fetchNextPage();
            }}
          >
            {isFetchingNextPage ? t('loadingMore') : t('more')}
          </Button>
        )}
      </div>
    </>
  );
}
