'use client';

import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import SportsOutlined from '@mui/icons-material/SportsOutlined';
import { useTranslations } from 'next-intl';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import { Answers } from '../attendance/index.ts';
import { useQueueText } from '../queue-place/index.ts';
import { ChildrenChip } from './children-chip.tsx';
import { matchHref } from './match-href.ts';
import type { MyMatch } from './use-my-matches.ts';

interface MyMatchRowsProps {
  readonly matches: readonly MyMatch[];
  readonly isUnderDay?: boolean;
}

export function MyMatchRows({ matches, isUnderDay = false }: MyMatchRowsProps) {
  return (
    <MatchRows
      matches={matches}
      isUnderDay={isUnderDay}
      withCompetition
      ownTeamIds={matches.flatMap(({ mine }) => mine.teamIds)}
      viewedTeamOf={({ mine }) => mine.teamIds[0] ?? null}
      hrefOf={matchHref}
      noteOf={(match) => <Part match={match} />}
      actionsOf={({ id, mine }) =>
        mine.attendees.length === 0 ? undefined : <Answers matchId={id} attendees={mine.attendees} />
      }
    />
  );
}

/** The person's tasks besides playing. */
function Part({ match }: { readonly match: MyMatch }) {
  const t = useTranslations('myMatches');
  const queueText = useQueueText(match);
  const { children, isReferee } = match.mine;
  return (
    <>
      {queueText !== undefined && (
        <StateChip tone="warning" icon={<ScheduleRounded />}>
          {queueText}
        </StateChip>
      )}
      <ChildrenChip names={children.map(({ firstName }) => firstName)} />
      {isReferee && (
        <StateChip tone="secondary" icon={<SportsOutlined />}>
          {t('referee')}
        </StateChip>
      )}
    </>
  );
}
