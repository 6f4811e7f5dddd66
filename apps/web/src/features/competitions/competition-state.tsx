'use client';

import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PlayCircleOutlineRounded from '@mui/icons-material/PlayCircleOutlineRounded';
import type { CompetitionState as State } from '@traip/engine/competition';
import { useTranslations } from 'next-intl';
import { shownState } from '../../ui/identity/shown-state.ts';
import { type ChipTone, StateChip } from '../../ui/identity/state-chip.tsx';

const appearances: Record<State, { readonly tone: ChipTone; readonly Icon: typeof EditNoteRounded }> = {
  DRAFT: { tone: 'neutral', Icon: EditNoteRounded },
  PENDING: { tone: 'warning', Icon: HourglassEmptyRounded },
  PUBLICIZED: { tone: 'info', Icon: CampaignOutlined },
  IN_PROGRESS: { tone: 'primary', Icon: PlayCircleOutlineRounded },
  IN_PROGRESS_AND_OPENED: { tone: 'primary', Icon: GroupAddOutlined },
  FINISHED: { tone: 'success', Icon: CheckCircleOutlineRounded },
  CANCELED: { tone: 'error', Icon: CancelOutlined },
};

export function CompetitionState({ state }: { readonly state: State }) {
  const t = useTranslations('competitionStates');
  const shown = shownState(state);
  const { tone, Icon } = appearances[shown];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(shown)}
    </StateChip>
  );
}
