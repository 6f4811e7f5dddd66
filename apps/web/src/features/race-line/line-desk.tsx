'use client';

import { useTranslations } from 'next-intl';
import { isNonRetryable } from '../../lib/api/is-non-retryable.ts';
import { useSession } from '../../lib/session/index.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { contentId, SkipLink } from '../../ui/navigation/skip-link.tsx';
import { useOfflineFiles } from '../pwa/index.ts';
import { useLine } from './data/use-line.ts';
import styles from './line-desk.module.css';
import { Arrivals } from './parts/arrivals.tsx';
import { LineBoard } from './parts/line-board.tsx';
import { Outs } from './parts/outs.tsx';
import { Save } from './parts/save.tsx';
import { Starts } from './parts/starts.tsx';
import { TapBar } from './parts/tap-bar.tsx';

interface LineDeskProps {
  readonly orgCode: string;
  readonly competitionId: string;
  readonly raceId: string;
}

/** Times a race manually. Works offline. */
export function LineDesk({ orgCode, competitionId, raceId }: LineDeskProps) {
  const { user } = useSession();
  const back = `/dashboard/${orgCode}/competitions/${competitionId}?tab=races&race=${raceId}`;
  if (user === null) return null;
  return (
    <div className={styles.desk}>
      <Desk id={{ owner: user.id, competitionId, raceId }} back={back} />
    </div>
  );
}

interface DeskProps {
  readonly id: { readonly owner: string; readonly competitionId: string; readonly raceId: string };
  readonly back: string;
}

function Desk({ id, back }: DeskProps) {
  const t = useTranslations('raceLine');
  const failureMessage = useFailureMessage();
  const isStoredOffline = useOfflineFiles();
  const { race, error, refetch, ...desk } = useLine(id);
  if (race === null)
    return (
      <main id={contentId} tabIndex={-1} className={styles.waiting}>
        {error === null ? (
          <PageSkeleton cards={2} />
        ) : (
          <ErrorState
            heading="h1"
            title={t('failed')}
            onRetry={isNonRetryable(error) ? undefined : refetch}
            action={
              <ButtonLink href={back} variant="outlined">
                {t('back')}
              </ButtonLink>
            }
          >
            {failureMessage(error, t('failedText'))}
          </ErrorState>
        )}
      </main>
    );
  const controller = { ...desk, race };
  return (
    <>
      <SkipLink />
      <LineBoard controller={controller} isStoredOffline={isStoredOffline} back={back} />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <Starts controller={controller} />
        <Arrivals controller={controller} />
        <Outs controller={controller} />
        <Save controller={controller} results={`${back}&view=results`} />
      </main>
      <TapBar controller={controller} />
    </>
  );
}
