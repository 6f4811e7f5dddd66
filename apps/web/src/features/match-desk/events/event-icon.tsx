'use client';

import AddchartRounded from '@mui/icons-material/AddchartRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import SportsScoreRounded from '@mui/icons-material/SportsScoreRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import { SportIcon } from '../../../ui/sport/sport-icon.tsx';
import { useDeskContext } from '../data/desk-context.tsx';

interface EventIconProps {
  readonly type: string;
  readonly kind?: string | null;
}

const colours: Readonly<Record<string, string>> = {
  YELLOW: '#f5c518',
  RED: '#d31a38',
  BLUE: '#1c5fb3',
  GREEN: '#19773a',
  BLACK: '#14213d',
};

/** Decorative: the label is beside it. */
export function EventIcon({ type, kind }: EventIconProps) {
  const { sportVariantKey } = useDeskContext().desk;
  switch (type) {
    case 'GOAL':
      return <SportIcon sport={sportVariantKey} />;
    case 'OWN_GOAL':
      return <UndoRounded aria-hidden="true" />;
    case 'SUBSTITUTION':
      return <SwapVertRounded aria-hidden="true" />;
    case 'CARD':
      return <CardPicture colour={colours[kind ?? ''] ?? '#f5c518'} />;
    case 'FOUL':
      return <PanToolOutlined aria-hidden="true" />;
    case 'STAT':
      return <AddchartRounded aria-hidden="true" />;
    case 'START':
      return <PlayArrowRounded aria-hidden="true" />;
    case 'END':
      return <FlagOutlined aria-hidden="true" />;
    case 'MANUAL_RESULT':
      return <SportsScoreRounded aria-hidden="true" />;
    default:
      return <EditNoteRounded aria-hidden="true" />;
  }
}

function CardPicture({ colour }: { readonly colour: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect
        x={7}
        y={3.5}
        width={10.5}
        height={17}
        rx={2}
        transform="rotate(8 12 12)"
        fill={colour}
        stroke="var(--line-strong)"
        strokeWidth="1.4"
      />
    </svg>
  );
}
