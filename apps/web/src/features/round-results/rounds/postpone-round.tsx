'use client';

import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { RoundMatchData } from '../typed/typed-result.ts';

const PostponeRoundDialog = dynamic(() =>
  import('../../postpone/index.ts').then((file) => file.PostponeRoundDialog),
);

interface PostponeRoundProps {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly round: number;
  readonly matches: readonly RoundMatchData[];
}

/** Hidden if no match of the round has a date to lose. */
export function PostponeRound({ matches, ...round }: PostponeRoundProps) {
  const t = useTranslations('postpone');
  const [isOpen, setOpen] = useState(false);
  const count = matches.filter(({ actions }) => actions.includes('postpone')).length;
  const left = matches.filter(({ state }) => state !== 'CANCELLED').length - count;
  if (count === 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<EventBusyOutlined />} onClick={() => setOpen(true)}>
        {t('roundAction')}
      </Button>
      {isOpen && <PostponeRoundDialog {...round} count={count} left={left} onClose={() => setOpen(false)} />}
    </>
  );
}
