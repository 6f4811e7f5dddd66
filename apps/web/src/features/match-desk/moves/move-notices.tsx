'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useOnline } from '../../../ui/network/use-online.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { isAnyRefused, pendingMoves, type QueuedEvent } from '../queue/queue.ts';
import { isUpcoming } from '../queue/types.ts';

/** The outcome of a start or an end that was queued offline. */
export function MoveNotices() {
  const { queue } = useDeskContext();
  const refused = queue.filter(({ move, refusal }) => move !== undefined && refusal !== undefined);
  const end = pendingMoves(queue).find(({ move }) => move === 'FINISH');
  return (
    <>
      {refused.map((queued) => (
        <Refused key={queued.event.clientEventId} queued={queued} />
      ))}
      {end !== undefined && <WaitingEnd queued={end} />}
    </>
  );
}

function Refused({ queued: { move, refusal, event } }: { readonly queued: QueuedEvent }) {
  const t = useTranslations('matchDesk.moves');
  const locale = useLocale();
  const { storedState, unit, discard } = useDeskContext();
  const isElsewhere = move === 'START' ? !isUpcoming({ state: storedState }) : storedState !== 'IN_PROGRESS';
  const key = move === 'START' ? 'start' : 'finish';
  return (
    <Notice
      tone={isElsewhere ? 'warning' : 'error'}
      action={<Button onClick={() => discard(event.clientEventId)}>{t('understood')}</Button>}
    >
      {isElsewhere
        ? t(`${key}Taken`, { unit })
        : t(`${key}Refused`, { reason: refusal?.[locale] ?? '', unit })}
    </Notice>
  );
}

/** Shown only if it takes long: usually it's sent at once. */
function WaitingEnd({ queued: { event, tries } }: { readonly queued: QueuedEvent }) {
  const t = useTranslations('matchDesk.moves');
  const { queue, discard } = useDeskContext();
  const isOnline = useOnline();
  const isHeld = isAnyRefused(queue);
  if (isOnline && tries < 2 && !isHeld) return null;
  const undo = tries === 0 && <Button onClick={() => discard(event.clientEventId)}>{t('goOn')}</Button>;
  return (
    <Notice tone="warning" action={undo}>
      {t(isHeld ? 'finishHeld' : 'finishWaiting')}
    </Notice>
  );
}
