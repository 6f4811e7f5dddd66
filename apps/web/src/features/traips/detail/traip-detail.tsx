'use client';

import { CallFailure } from '@traip/contract';
import { sportNames } from '@traip/engine';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { DetailTitle } from '../../../ui/detail-title.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../../ui/feedback/loading.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { About } from './about.tsx';
import { Categories } from './categories.tsx';
import { History } from './history.tsx';
import { Seasons } from './seasons.tsx';
import styles from './traip-detail.module.css';
import { type TraipData, useTraip } from './use-traip.ts';

/** Loaded on demand: few people open it. */
const LookEditor = dynamic(() => import('../../look-settings/index.ts').then((module) => module.LookEditor), {
  ssr: false,
});

const RankingSettings = dynamic(
  () => import('../../ranking-settings/index.ts').then((module) => module.RankingSettings),
  { ssr: false },
);

interface TraipDetailProps {
  readonly orgCode: string;
  readonly traipId: string;
}

export function TraipDetail({ orgCode, traipId }: TraipDetailProps) {
  const query = useTraip(traipId);
  if (query.data !== undefined) return <Detail traip={query.data} orgCode={orgCode} />;
  if (query.error === null) return <PageSkeleton cards={2} />;
  return <NoTraip failure={query.error} orgCode={orgCode} onRetry={() => void query.refetch()} />;
}

function Detail({ traip, orgCode }: { readonly traip: TraipData; readonly orgCode: string }) {
  const t = useTranslations('traips');
  const locale = useLocale();
  return (
    <>
      <DetailTitle
        back={{ href: `/dashboard/${orgCode}/traips`, label: t('title') }}
        picture={<Crest name={traip.name} url={traip.avatarUrl} width={56} />}
        title={traip.name}
      >
        {sportNames[traip.sportKey][locale]} · {t('codeIs', { code: traip.code })}
      </DetailTitle>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Seasons traip={traip} orgCode={orgCode} />
          <Categories traip={traip} />
          {traip.abilities.includes('traips.manage') && <RankingSettings traip={traip} />}
          <History traipId={traip.id} />
          {traip.abilities.includes('traips.manage') && (
            <LookEditor subject={{ kind: 'traip', id: traip.id, name: traip.name }} />
          )}
        </div>
        <About traip={traip} orgCode={orgCode} />
      </div>
    </>
  );
}

interface NoTraipProps {
  readonly failure: Error;
  readonly orgCode: string;
  readonly onRetry: () => void;
}

/** Not found, forbidden, or failed to load. */
function NoTraip({ failure, orgCode, onRetry }: NoTraipProps) {
  const t = useTranslations('traips');
  const code = failure instanceof CallFailure ? failure.code : undefined;
  const isMissing = code === 'NOT_FOUND' || code === 'BAD_REQUEST' || code === 'FORBIDDEN';
  const back = (
    <ButtonLink href={`/dashboard/${orgCode}/traips`} variant={isMissing ? 'contained' : 'outlined'}>
      {t('back')}
    </ButtonLink>
  );
  return isMissing ? (
    <ErrorState heading="h1" title={t('gone')} action={back}>
      {t('goneText')}
    </ErrorState>
  ) : (
    <ErrorState heading="h1" title={t('oneFailed')} onRetry={onRetry} action={back}>
      {t('oneFailedText')}
    </ErrorState>
  );
}
