'use client';

import SportsOutlined from '@mui/icons-material/SportsOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import type { TodayMatch } from '../data/use-overview.ts';
import styles from './today.module.css';
import { TodayAction } from './today-action.tsx';

interface TodayRowsProps {
  readonly matches: readonly TodayMatch[];
  readonly orgCode: string;
}

/** Today's matches, each with its referee and the next action. */
export function TodayRows({ matches, orgCode }: TodayRowsProps) {
  return (
    <MatchRows
      matches={matches}
      isUnderDay
      withCompetition
      hrefOf={({ id, actions }) => (actions.length > 0 ? `/dashboard/${orgCode}/matches/${id}` : `/m/${id}`)}
      noteOf={(match) => <Referees match={match} />}
      actionsOf={(match) => <TodayAction match={match} orgCode={orgCode} />}
    />
  );
}

function Referees({ match: { refereeNames, referees, state } }: { readonly match: TodayMatch }) {
  const t = useTranslations('orgMatches');
  const [first, ...others] = refereeNames;
  if (first !== undefined)
    return (
      <span className={styles.referee}>
        <SportsOutlined aria-hidden="true" />
        {others.length === 0 ? first : `${first} +${others.length}`}
      </span>
    );
  if (referees > 0 || state !== 'SCHEDULED') return null;
  return (
    <StateChip tone="warning" icon={<WarningAmberRounded />}>
      {t('noReferee')}
    </StateChip>
  );
}
