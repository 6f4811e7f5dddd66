'use client';

import { useTranslations } from 'next-intl';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useClock, useDeskContext } from '../data/desk-context.tsx';
import { newId } from '../data/use-register.ts';
import { canEnd } from '../events/can-end.ts';
import { useHolesText } from '../holes/use-holes-text.ts';

/** Ends the match at once, and informs the backend when online, after all recorded events. */
export function useFinish() {
  const t = useTranslations('matchDesk');
  const confirm = useConfirm();
  const { desk, match, rules, unit, clockOffset, move } = useDeskContext();
  const clock = useClock();
  const holes = useHolesText();
  const isOver = canEnd({ match, rules, clock, decider: desk.decider });
  const finish = async () => {
    const { home, away } = match.tally.score;
    const score =
      rules.scoring === 'HOLES'
        ? (holes ?? '')
        : t('finishText', {
            home: desk.home?.name ?? '',
            away: desk.away?.name ?? '',
            homeScore: home,
            awayScore: away,
          });
    const text = isOver ? score : `${t('finishEarlyText')} ${score}`;
    const [title, confirmLabel] = isOver
      ? [t('finishTitle', { unit }), t('finish', { unit })]
      : [t('ask', { action: t('finishEarly', { unit }) }), t('finishEarly', { unit })];
    if (!(await confirm({ title, text, confirmLabel, danger: !isOver }))) return;
    const at = new Date(Date.now() + clockOffset).toISOString();
    const { minute, second } = clock;
    const period = clock.period ?? 1;
    move({ move: 'FINISH', event: { clientEventId: newId(), type: 'END', period, minute, second, at } });
  };
  return { finish, isOver };
}
