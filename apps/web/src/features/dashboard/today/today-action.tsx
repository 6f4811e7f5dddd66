'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import { useTranslations } from 'next-intl';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import type { TodayMatch } from '../data/use-overview.ts';
import { nextStep } from './next-step.ts';
import { useQuickMoves } from './use-quick-moves.ts';

interface TodayActionProps {
  readonly match: TodayMatch;
  readonly orgCode: string;
}

/** The next action of the match, if permitted. */
export function TodayAction({ match, orgCode }: TodayActionProps) {
  const t = useTranslations('dashboard.moves');
  const { busy, start, close, undo, canUndo } = useQuickMoves(orgCode, match);
  const names = `${match.home?.name ?? '–'} – ${match.away?.name ?? '–'}`;
  const desk = `/dashboard/${orgCode}/matches/${match.id}`;
  // Links to where the match is managed, for those who may.
  const page = match.actions.length > 0 ? desk : `/m/${match.id}`;
  const pressing = (run: () => Promise<void>) => ({
    'aria-disabled': busy,
    onClick: () => !busy && void run(),
  });
  const named = (label: string) => ({ 'aria-label': t('of', { label, names }), children: label });
  if (canUndo)
    return <Button variant="text" startIcon={<UndoRounded />} {...pressing(undo)} {...named(t('undo'))} />;
  switch (nextStep(match, Date.now())) {
    case 'desk':
      return <ButtonLink href={desk} {...named(t('desk'))} />;
    case 'close':
      return (
        <Button
          variant="outlined"
          startIcon={<LockOutlined />}
          {...pressing(close)}
          {...named(t(busy ? 'closing' : 'close'))}
        />
      );
    case 'start':
      return (
        <Button
          variant="outlined"
          startIcon={<PlayArrowRounded />}
          {...pressing(start)}
          {...named(t(busy ? 'starting' : 'start'))}
        />
      );
    case 'referee':
      return (
        <ButtonLink href={desk} variant="outlined" startIcon={<AddRounded />} {...named(t('referee'))} />
      );
    case 'watch':
      return <ButtonLink href={page} variant="text" {...named(t('watch'))} />;
    case 'sheet':
      return <ButtonLink href={page} variant="text" {...named(t('sheet'))} />;
    default:
      return null;
  }
}
