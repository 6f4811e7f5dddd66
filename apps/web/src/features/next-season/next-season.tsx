'use client';

import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { nextSeasonApi } from '../../lib/api/next-season.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { SeasonForm } from './season-form.tsx';

interface NextSeasonProps {
  readonly orgCode: string;
  readonly traipId: string;
  /** The season to continue. */
  readonly fromId: string;
  /** The only competition that continues; null: all of them. */
  readonly onlyId: string | null;
}

export function NextSeason({ orgCode, traipId, fromId, onlyId }: NextSeasonProps) {
  const t = useTranslations('nextSeason');
  const query = useQuery({
    queryKey: ['nextSeason', 'preview', { fromId }],
    queryFn: ({ signal }) => nextSeasonApi.preview({ params: { id: fromId } }, { signal }),
    // A draft must not change while being edited.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    enabled: fromId !== '',
  });
  if (query.data !== undefined && !query.isFetching)
    return <SeasonForm preview={query.data} orgCode={orgCode} traipId={traipId} onlyId={onlyId} />;
  // A URL without a season shows nothing.
  const isMissing =
    fromId === '' || (query.error instanceof CallFailure && (query.error.status ?? 500) < 500);
  if (query.error === null && !isMissing) return <PageSkeleton cards={2} />;
  const back = (
    <ButtonLink
      href={`/dashboard/${orgCode}/traips/${traipId}`}
      variant={isMissing ? 'contained' : 'outlined'}
    >
      {t('back')}
    </ButtonLink>
  );
  return isMissing ? (
    <ErrorState heading="h1" title={t('gone')} action={back}>
      {t('goneText')}
    </ErrorState>
  ) : (
    <ErrorState heading="h1" title={t('failed')} onRetry={() => void query.refetch()} action={back}>
      {t('failedText')}
    </ErrorState>
  );
}
