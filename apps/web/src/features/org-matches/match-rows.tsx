'use client';

import FlagOutlined from '@mui/icons-material/FlagOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import { LiveMinute } from './live-minute.tsx';
import type { MatchData } from './use-match-list.ts';

interface OrgMatchRowsProps {
  readonly matches: readonly MatchData[];
  readonly orgCode: string;
  /** By this device's clock. */
  readonly readAt: number;
}

/** The matches of a day, each with what staff still have to do. */
export function OrgMatchRows({ matches, orgCode, readAt }: OrgMatchRowsProps) {
  return (
    <MatchRows
      matches={matches}
      isUnderDay
      withRound
      withCompetition
      hrefOf={({ id }) => `/dashboard/${orgCode}/matches/${id}`}
      clockOf={({ clock }) => clock !== null && <LiveMinute clock={clock} readAt={readAt} />}
      noteOf={(match) => <Due match={match} />}
    />
  );
}

function Due({ match: { state, referees } }: { readonly match: MatchData }) {
  const t = useTranslations('orgMatches');
  if (state === 'FINISHED') {
    return (
      <StateChip tone="info" icon={<FlagOutlined />}>
        {t('notOfficial')}
      </StateChip>
    );
  }
  if (referees > 0 || (state !== 'CREATED' && state !== 'SCHEDULED')) return null;
  return (
    <StateChip tone="warning" icon={<WarningAmberRounded />}>
      {t('noReferee')}
    </StateChip>
  );
}
