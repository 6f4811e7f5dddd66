'use client';

import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckRounded from '@mui/icons-material/CheckRounded';
import FiberManualRecordRounded from '@mui/icons-material/FiberManualRecordRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { type MatchStatus, matchStatuses } from '@traip/engine/match';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';
import { MatchLine } from './match-line.tsx';
import styles from './matches.module.css';
import type { MatchData } from './use-matches.ts';
import { useOriginWords } from './use-origin-words.ts';

const looks: Record<MatchStatus, { readonly tone: ChipTone; readonly Icon: typeof FlagOutlined }> = {
  CREATED: { tone: 'neutral', Icon: HelpOutlineRounded },
  SCHEDULED: { tone: 'neutral', Icon: ScheduleRounded },
  IN_PROGRESS: { tone: 'live', Icon: FiberManualRecordRounded },
  FINISHED: { tone: 'info', Icon: FlagOutlined },
  CLOSED: { tone: 'success', Icon: CheckRounded },
  CANCELLED: { tone: 'error', Icon: CancelOutlined },
};

interface MatchRowProps {
  readonly match: MatchData;
  /** In a list that mixes rounds. */
  readonly withRound?: boolean;
}

/** A match as it stands: who plays, how it is going, when and in which group. */
export function MatchRow({ match, withRound = false }: MatchRowProps) {
  const t = useTranslations('competitionManage');
  const locale = useLocale();
  const origin = useOriginWords();
  const { home, away, homeOrigin, awayOrigin, score, kickOff, group, round } = match;
  const status = matchStatuses.find((one) => one === match.state) ?? 'CREATED';
  const { tone, Icon } = looks[status];
  const facts = [
    kickOff === null ? null : dayAndTime(locale, new Date(kickOff)),
    withRound ? t('roundNumber', { round }) : null,
    group === null ? null : t('inGroup', { group }),
  ];
  return (
    <MatchLine
      home={{ name: home?.name ?? origin(homeOrigin), team: home }}
      away={{ name: away?.name ?? origin(awayOrigin), team: away }}
      middle={score === null ? t('versus') : `${score.home}–${score.away}`}
      aside={
        <span className={styles.standing}>
          <StateChip tone={tone} icon={<Icon />}>
            {t(`matchStates.${status}`)}
          </StateChip>
          <span>{facts.filter((fact) => fact !== null).join(' · ')}</span>
        </span>
      }
    />
  );
}
