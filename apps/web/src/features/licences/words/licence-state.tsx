'use client';

import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import type { LicenceState } from '@traip/engine/registration';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';

const appearances: Record<LicenceState, { readonly tone: ChipTone; readonly Icon: typeof BlockRounded }> = {
  DRAFT: { tone: 'neutral', Icon: EditNoteRounded },
  SUBMITTED: { tone: 'info', Icon: HourglassEmptyRounded },
  APPROVED: { tone: 'success', Icon: CheckCircleOutlineRounded },
  RETURNED: { tone: 'error', Icon: ReplayRounded },
  REVOKED: { tone: 'error', Icon: BlockRounded },
  EXPIRED: { tone: 'neutral', Icon: EventBusyRounded },
  REPLACED: { tone: 'neutral', Icon: SwapHorizRounded },
};

export function LicenceStateChip({ state }: { readonly state: LicenceState }) {
  const t = useTranslations('licences.states');
  const { tone, Icon } = appearances[state];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(state)}
    </StateChip>
  );
}
