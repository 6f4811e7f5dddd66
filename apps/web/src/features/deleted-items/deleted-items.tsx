'use client';

import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type CallReply, type deletedCalls, restorableDays } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayAndTime } from '../../i18n/formats.ts';
import { deletedApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import styles from './deleted-items.module.css';
import { useRestore } from './use-restore.ts';

type Item = CallReply<(typeof deletedCalls)['list']>['items'][number];

/** What an organisation has deleted and can still restore. */
export function DeletedItems({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('deletedItems');
  const query = useQuery({
    queryKey: ['deleted', 'list', { orgCode }],
    queryFn: ({ signal }) => deletedApi.list({ params: { orgCode } }, { signal }),
  });
  return (
    <Card title={t('title')}>
      <p className={styles.intro}>{t('text', { days: restorableDays })}</p>
      <QueryState
        query={query}
        errorTitle={t('loadFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('none')} />}
      >
        {({ items }) => (
          <ul>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} orgCode={orgCode} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

const icons = { TEAM: GroupsOutlined, COMPETITION: EmojiEventsOutlined, TRAIP: FlagOutlined };

function ItemRow({ item, orgCode }: { readonly item: Item; readonly orgCode: string }) {
  const t = useTranslations('deletedItems');
  const locale = useLocale();
  const restore = useRestore(orgCode);
  const [busy, setBusy] = useState(false);
  const Icon = icons[item.kind];
  const { kind, name, deletedAt, deletedBy, restorableUntil } = item;
  const moment = (at: string) => dayAndTime(locale, new Date(at));
  const run = async () => {
    if (busy) return;
    setBusy(true);
    await restore(item);
    setBusy(false);
  };
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <span className={styles.titled}>
          <b>{name}</b>
          <StateChip tone="neutral" icon={<Icon />}>
            {t(`kinds.${kind}`)}
          </StateChip>
        </span>
        <span className={styles.quiet}>
          {deletedBy === null
            ? t('deleted', { when: moment(deletedAt) })
            : t('deletedBy', { who: deletedBy, when: moment(deletedAt) })}
        </span>
        <span className={styles.quiet}>{t('until', { when: moment(restorableUntil) })}</span>
      </span>
      <Button
        variant="outlined"
        aria-label={t('restoreOf', { name })}
        aria-disabled={busy}
        onClick={() => void run()}
      >
        {busy ? t('restoring') : t('restore')}
      </Button>
    </li>
  );
}
