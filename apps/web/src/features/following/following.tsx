'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchBox } from '../../ui/search/search-box.tsx';
import { findFollow, useFollows, useRing } from '../follow/index.ts';
import { type FollowedItem, type FollowingData, useFollowing } from './data/use-following.ts';
import { FollowedRow } from './followed-row.tsx';
import styles from './following.module.css';
import { RingCard } from './ring-card.tsx';

/** Live matches first, then everything followed, by kind. */
export function Following() {
  const t = useTranslations('following');
  const query = useFollowing();
  const { isOnDevice, hasFailed, reload } = useFollows();
  const isRinging = useRing();
  const failed = hasFailed ? { data: undefined, error: new Error('follows'), refetch: reload } : null;
  return (
    <div className={styles.page}>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <QueryState
        query={failed ?? query}
        errorTitle={t('failed')}
        heading="h2"
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyFollowing withRing={isOnDevice && isRinging} />}
      >
        {(data) => (
          <div className={styles.cards}>
            {isOnDevice ? (
              <>
                <Notice tone="info" action={<TextLink href="/auth/login">{t('signIn')}</TextLink>}>
                  {t('device')}
                </Notice>
                <RingCard />
              </>
            ) : (
              <TextLink href="/profile?tab=notifications">{t('push')}</TextLink>
            )}
            <Live data={data} />
            {kinds.map((kind) => (
              <Kind key={kind} kind={kind} data={data} withRings={!isOnDevice || isRinging} />
            ))}
          </div>
        )}
      </QueryState>
    </div>
  );
}

const kinds: readonly FollowedItem['kind'][] = ['TEAM', 'COMPETITION', 'PERSON'];

/** A device with notifications can also turn them off here. */
function EmptyFollowing({ withRing }: { readonly withRing: boolean }) {
  const t = useTranslations('following');
  return (
    <div className={styles.cards}>
      {withRing && <RingCard />}
      <Card>
        <EmptyState
          title={t('empty')}
          heading="h2"
          action={
            <span className={styles.search}>
              <SearchBox large />
            </span>
          }
        >
          {t('emptyText')}
        </EmptyState>
      </Card>
    </div>
  );
}

function Live({ data }: { readonly data: FollowingData }) {
  const t = useTranslations('following');
  const matches = data.matches.filter(({ state }) => state === 'IN_PROGRESS');
  if (matches.length === 0) return null;
  return (
    <Card title={t('live')} flush>
      <MatchRows matches={matches} withCompetition />
    </Card>
  );
}

interface KindProps {
  readonly kind: FollowedItem['kind'];
  readonly data: FollowingData;
  readonly withRings: boolean;
}

function Kind({ kind, data, withRings }: KindProps) {
  const t = useTranslations('following.kinds');
  const { follows } = useFollows();
  // Unfollowed items disappear at once.
  const items = data.items.filter((item) => item.kind === kind && (!follows || findFollow(follows, item)));
  if (items.length === 0) return null;
  const byId = new Map(data.matches.map((match) => [match.id, match]));
  return (
    <Card title={t(kind)} flush>
      <ul className={styles.items}>
        {items.map((item) => (
          <FollowedRow
            key={item.id}
            item={{ ...item, rings: findFollow(follows, item)?.rings ?? item.rings }}
            matches={[item.next, item.last].flatMap((id) => byId.get(id ?? '') ?? [])}
            withRings={withRings}
          />
        ))}
      </ul>
    </Card>
  );
}
