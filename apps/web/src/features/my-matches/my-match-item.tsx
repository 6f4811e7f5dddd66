'use client';

import SportsOutlined from '@mui/icons-material/SportsOutlined';
import { useTranslations } from 'next-intl';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { MatchItem } from '../../ui/match-list/match-item.tsx';
import { ChildrenChip } from './children-chip.tsx';
import { matchHref } from './match-href.ts';
import type { MyMatch } from './use-my-matches.ts';

export function MyMatchItem({ match }: { readonly match: MyMatch }) {
  const t = useTranslations('myMatches');
  const { children, isReferee } = match.mine;
  const note = (
    <>
      <ChildrenChip names={children.map(({ firstName }) => firstName)} />
      {isReferee && (
        <StateChip tone="secondary" icon={<SportsOutlined />}>
          {t('referee')}
        </StateChip>
      )}
    </>
  );
  return (
    <MatchItem {...{ match, note }} ownTeamIds={match.mine.teamIds} href={matchHref(match)} withCompetition />
  );
}
