'use client';

import { CallFailure } from '@traip/contract';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { isNonRetryable } from '../../lib/api/is-non-retryable.ts';
import { useSession } from '../../lib/session/index.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { Logo } from '../../ui/identity/logo.tsx';
import { contentId, SkipLink } from '../../ui/navigation/skip-link.tsx';
import { loadLineupsDialog } from '../lineups/index.ts';
import { BeforeMatch } from './before/before-match.tsx';
import { CheckRecord } from './before/check-record.tsx';
import { isBeforeMatch } from './before/is-before-match.ts';
import { Board } from './board/board.tsx';
import { DeskProvider, useDeskContext } from './data/desk-context.tsx';
import { type DeskController, useDesk } from './data/use-desk.ts';
import { hasLineups } from './has-lineups.ts';
import { HolesCard } from './holes/holes-card.tsx';
import { EventLog } from './log/event-log.tsx';
import { LastEvent } from './log/last-event.tsx';
import { Protests } from './manage/protests.tsx';
import styles from './match-desk.module.css';
import { BottomBar } from './moves/bottom-bar.tsx';
import { MoveNotices } from './moves/move-notices.tsx';
import { MvpCard } from './mvp/mvp-card.tsx';
import { Pad } from './pad/pads.tsx';
import { SetsCard } from './pad/sets-card.tsx';
import { usePads } from './pad/use-pads.tsx';
import type { DeskClient } from './queue/types.ts';
import { RubbersCard } from './rubbers/rubbers-card.tsx';
import { useOfflineDesk } from './use-offline-desk.ts';

const LineupsDialog = dynamic(() => loadLineupsDialog().then((file) => file.LineupsDialog), { ssr: false });

interface MatchDeskProps {
  readonly matchId: string;
  readonly client: DeskClient;
  readonly owner: string;
  /** Null for a scorer link: it has no dashboard around it. */
  readonly orgCode: string | null;
  /** Shown when the match can't be. */
  readonly exit?: ReactNode;
}

/** Works offline. */
export function MatchDesk({ matchId, client, owner, orgCode, exit }: MatchDeskProps) {
  const controller = useDesk({ matchId, client, owner, isScorer: orgCode === null });
  const { desk } = controller;
  // Rendering the whole desk at once would block a slow phone.
  const isWaiting = useDeferredValue(desk === null);
  return (
    <div className={styles.desk}>
      {desk === null || isWaiting ? (
        <main id={contentId} tabIndex={-1} className={styles.waiting}>
          {orgCode === null && <Logo />}
          <NoDesk controller={controller} exit={exit} isScorer={orgCode === null} />
        </main>
      ) : (
        <DeskProvider controller={controller} desk={desk} orgCode={orgCode}>
          <Desk />
        </DeskProvider>
      )}
    </div>
  );
}

interface NoDeskProps {
  readonly controller: DeskController;
  readonly exit: ReactNode;
  readonly isScorer: boolean;
}

function NoDesk({ controller: { error, refetch }, exit, isScorer }: NoDeskProps) {
  const t = useTranslations('matchDesk');
  const failureMessage = useFailureMessage();
  if (error === null) return <PageSkeleton cards={2} />;
  return (
    <ErrorState
      heading="h1"
      title={t('failed')}
      onRetry={isNonRetryable(error) || (isScorer && isRefused(error)) ? undefined : refetch}
      action={exit}
    >
      {failureMessage(error, t('failedText'))}
    </ErrorState>
  );
}

/** A refused link stays refused; a session may come back. */
const isRefused = (error: Error) => error instanceof CallFailure && error.status === 401;

function Desk() {
  const { desk, isScorer } = useDeskContext();
  const [areLineupsOpen, setLineupsOpen] = useState(false);
  const isStoredOffline = useOfflineDesk();
  const { onPress, onSubstitute, sheets } = usePads();
  const isOpen = desk.state === 'IN_PROGRESS' && desk.actions.includes('registerEvent');
  const isBefore = isBeforeMatch(desk);
  return (
    <>
      {/* Scorers have no links to skip, and their secret is in the fragment. */}
      {!isScorer && <SkipLink />}
      <Board isStoredOffline={isStoredOffline} />
      <main
        id={contentId}
        tabIndex={-1}
        className={isOpen ? styles.pads : isBefore ? styles.wide : styles.quiet}
      >
        {isOpen && <Pad side="home" onPress={onPress} onSubstitute={onSubstitute} />}
        {isOpen && <Pad side="away" onPress={onPress} onSubstitute={onSubstitute} />}
        <div className={styles.log}>
          <NoActionsNotice />
          <MoveNotices />
          <Doubts />
          <Protests />
          {isOpen && <Decided />}
          {isOpen && <SetsCard />}
          <RubbersCard />
          <HolesCard />
          {isOpen && <LastEvent />}
          <MvpCard />
          {isBefore ? <BeforeMatch /> : <EventLog />}
          <CheckRecord />
        </div>
        {sheets}
      </main>
      <BottomBar onLineups={hasLineups(desk) && !isScorer ? () => setLineupsOpen(true) : null} />
      {areLineupsOpen && <LineupsDialog match={desk} onClose={() => setLineupsOpen(false)} />}
    </>
  );
}

/** The winner is decided, but the match still has to be ended. */
function Decided() {
  const t = useTranslations('matchDesk');
  const { desk, match, rules, unit } = useDeskContext();
  const { decided } = match.tally;
  // A tie is played to its end even when decided.
  if (decided === null || rules.rubbers?.stopWhenDecided === false) return null;
  const team = decided === 'HOME' ? desk.home : desk.away;
  return <Notice tone="success">{t('decidedFor', { team: team?.name ?? '', unit })}</Notice>;
}

/** A referee's next action in their own match. */
const nextActions = { SCHEDULED: 'start', IN_PROGRESS: 'registerEvent' } as const;

/** Referees of other matches see this desk without buttons. */
function NoActionsNotice() {
  const t = useTranslations('matchDesk');
  const { user } = useSession();
  const { desk, unit, orgCode } = useDeskContext();
  const next = desk.state === 'SCHEDULED' || desk.state === 'IN_PROGRESS' ? nextActions[desk.state] : null;
  const own = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  const isReferee = own?.role === 'referee';
  if (!isReferee || next === null || desk.actions.includes(next)) return null;
  return <Notice tone="info">{t('onlyOthers', { unit })}</Notice>;
}

/** Impossible scores, shown before they prevent ending the match. */
function Doubts() {
  const t = useTranslations('matchDesk');
  const { match, unit } = useDeskContext();
  return match.tally.scoreDoubts.map(({ doubt, set }) => (
    <Notice key={`${doubt} ${set}`} tone="warning">
      {t(`doubts.${doubt}`, { set, unit })}
    </Notice>
  ));
}
