'use client';

import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { teamApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { CardLink } from '../../../ui/navigation/card-link.tsx';
import { lineupHref, type TeamContext, teamUrls } from '../team/use-team.ts';

const shown = { next: 3, last: 4 };

/** Upcoming matches, with lineups to prepare, and the last results. */
export function TeamMatchesGlance({ context }: { readonly context: TeamContext }) {
  const t = useTranslations('teamDetail');
  const next = useSome(context, { timeline: 'UPCOMING', limit: shown.next });
  const last = useSome(context, { timeline: 'PAST', limit: shown.last, sort: 'kickOff:desc' });
  const isOwn = context.orgCode === undefined;
  const coming = next.data?.items[0];
  const rows = {
    seenFrom: () => context.teamId,
    withCompetition: true,
    ...(isOwn && { hrefOf: ({ id }: { readonly id: string }) => lineupHref(context, id) }),
  };
  return (
    <>
      <Card
        title={t('nextMatches')}
        aside={<CardLink href={`${teamUrls(context).team}?tab=matches`}>{t('allMatches')}</CardLink>}
        flush
      >
        <QueryState
          query={next}
          errorTitle={t('matchesFailed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={t('noMatches')}>{t('noMatchesText')}</EmptyState>}
        >
          {({ items }) => (
            <MatchRows
              {...rows}
              matches={items}
              actionsOf={({ id }) =>
                isOwn && id === coming?.id ? (
                  <ButtonLink href={lineupHref(context, id)} startIcon={<EditNoteRounded />}>
                    {t('lineup')}
                  </ButtonLink>
                ) : undefined
              }
            />
          )}
        </QueryState>
      </Card>
      {last.data !== undefined && last.data.items.length > 0 && (
        <Card title={t('lastResults')} flush>
          <MatchRows {...rows} matches={last.data.items} />
        </Card>
      )}
    </>
  );
}

type Some = NonNullable<Parameters<typeof teamApi.matches>[0]['query']>;

function useSome({ teamId }: TeamContext, query: Some) {
  return useQuery({
    queryKey: ['team', 'matches', { teamId, ...query }],
    queryFn: ({ signal }) => teamApi.matches({ params: { teamId }, query }, { signal }),
  });
}
