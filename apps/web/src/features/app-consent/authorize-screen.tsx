'use client';

import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { appApi } from '../../lib/api/app.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { ConsentCard } from './consent-card.tsx';
import type { AccessRequest } from './read-query.ts';

/** Where an app sends people to let it act in their name. */
export function AuthorizeScreen({ request }: { readonly request: AccessRequest }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['app', 'authorization', request],
    queryFn: ({ signal }) => appApi.checkAuthorization({ body: request }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (error !== null) return <NoApp failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton cards={1} />;
  return data.problem === null ? (
    <Question request={request} authorization={data} />
  ) : (
    <WrongRequest app={data.app.name} problem={data.problem} backTo={data.backTo} />
  );
}

type Authorization = Awaited<ReturnType<typeof appApi.checkAuthorization>>;

function Question({
  request,
  authorization,
}: {
  readonly request: AccessRequest;
  readonly authorization: Authorization;
}) {
  const t = useTranslations('appConsent');
  const failureMessage = useFailureMessage();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (organisationId: string | null) => appApi.authorize({ body: { ...request, organisationId } }),
    onSuccess: ({ redirectTo }) => location.assign(redirectTo),
  });
  return (
    <ConsentCard
      authorization={authorization}
      busy={isPending || isSuccess}
      failure={error === null ? null : failureMessage(error, t('failed'))}
      onAllow={mutate}
      cancel={
        <Button href={authorization.backTo} variant="outlined" size="large">
          {t('cancel')}
        </Button>
      }
      then={t('returns', { host: new URL(authorization.backTo).host })}
    />
  );
}

/** A known app gets its error back; the user has nothing to decide. */
function WrongRequest({ app, problem, backTo }: { app: string; problem: string; backTo: string }) {
  const t = useTranslations('appConsent');
  return (
    <ErrorState
      heading="h1"
      title={t('wrongTitle', { app })}
      action={
        <Button href={backTo} variant="contained">
          {t('back', { app })}
        </Button>
      }
    >
      {t('wrongText', { problem })}
    </ErrorState>
  );
}

/** Never redirect to an unknown app, or to an address that isn't registered for it. */
function NoApp({ failure, onRetry }: { readonly failure: Error; readonly onRetry: () => void }) {
  const t = useTranslations('appConsent');
  const failureMessage = useFailureMessage();
  const { status = 500 } = failure instanceof CallFailure ? failure : {};
  const isRefused = status < 500 && status !== 429;
  const toHome = (
    <ButtonLink href="/home" variant={isRefused ? 'contained' : 'outlined'}>
      {t('toHome')}
    </ButtonLink>
  );
  return isRefused ? (
    <ErrorState heading="h1" title={t('unknownTitle')} action={toHome}>
      {failureMessage(failure, t('unknownText'))}
    </ErrorState>
  ) : (
    <ErrorState heading="h1" title={t('loadFailed')} onRetry={onRetry} action={toHome}>
      {failureMessage(failure, t('failed'))}
    </ErrorState>
  );
}
