'use client';

import CallMergeRounded from '@mui/icons-material/CallMergeRounded';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { dayOf } from '../../i18n/formats.ts';
import { personMergeApi } from '../../lib/api/person-merge.ts';
import { Card } from '../../ui/card.tsx';
import { DetailTitle } from '../../ui/detail-title.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { IconDisc } from '../../ui/identity/icon-disc.tsx';
import { ActionRow } from '../../ui/list/action-row.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';

const queryKey = ['profile', 'merges'];

/** Team entries merged into the account, with a way to split off one that is a different person. */
export function OwnMerges() {
  const t = useTranslations('ownMerges');
  const locale = useLocale();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => personMergeApi.mine(undefined, { signal }) });
  const part = usePart();
  return (
    <>
      <DetailTitle
        back={{ href: '/profile', label: t('backToProfile') }}
        picture={
          <IconDisc>
            <CallMergeRounded aria-hidden="true" />
          </IconDisc>
        }
        title={t('title')}
      >
        {t('intro')}
      </DetailTitle>
      <Card flush>
        <QueryState
          query={query}
          errorTitle={t('failed')}
          heading="h2"
          isEmpty={({ merges }) => merges.length === 0}
          empty={
            <EmptyState title={t('nothing')} heading="h2">
              {t('nothingText')}
            </EmptyState>
          }
        >
          {({ merges }) => (
            <ul>
              {merges.map(({ mergeId, merged, enteredBy, child, mergedAt }) => (
                <ActionRow
                  key={mergeId}
                  title={child === null ? merged : t('withChild', { merged, child })}
                  text={t(enteredBy === null ? 'on' : 'onBy', {
                    day: dayOf(locale, new Date(mergedAt)),
                    team: enteredBy ?? '',
                  })}
                >
                  <Button
                    variant="outlined"
                    aria-label={t('partOf', { name: merged })}
                    onClick={() => void part(mergeId)}
                  >
                    {t('part')}
                  </Button>
                </ActionRow>
              ))}
            </ul>
          )}
        </QueryState>
      </Card>
    </>
  );
}

function usePart() {
  const t = useTranslations('ownMerges');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  return async (id: string) => {
    try {
      await personMergeApi.undoMine({ params: { id } });
    } catch (failure) {
      return toast(failureMessage(failure, t('partFailed')), 'error');
    }
    toast(t('parted'));
    await queries.invalidateQueries({ queryKey });
  };
}
