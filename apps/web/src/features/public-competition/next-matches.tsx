import { useTranslations } from 'next-intl';
import { MatchCard } from '../../ui/match-list/match-card.tsx';
import type { MatchItemView } from '../../ui/match-list/types.ts';
import { earliest } from './earliest.ts';
import { loadMatches, loadNext } from './parts/load.ts';

/** The number of competitions queried, and of matches shown. */
const limits = { competitions: 4, matches: 8 };

interface NextMatchesProps {
  readonly competitions: readonly { readonly id: string; readonly state: string }[];
}

/** Live and next matches of several competitions in progress. */
export async function NextMatches({ competitions }: NextMatchesProps) {
  const played = competitions.filter(({ state }) => state === 'IN_PROGRESS').slice(0, limits.competitions);
  const lists = await Promise.all(
    played.flatMap(({ id }) => [
      loadMatches(id, { timeline: 'LIVE', limit: limits.matches }).then(({ items }) => items),
      loadNext(id, limits.matches),
    ]),
  );
  return <Shown matches={earliest(lists.flat(), limits.matches)} />;
}

function Shown({ matches }: { readonly matches: readonly MatchItemView[] }) {
  const t = useTranslations('publicCompetition');
  return <MatchCard title={t('nextMatches')} empty={t('noNextMatches')} matches={matches} />;
}
