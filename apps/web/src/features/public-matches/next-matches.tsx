import { useTranslations } from 'next-intl';
import { MatchCard } from '../../ui/match-list/match-card.tsx';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { earliest } from './earliest.ts';
import { loadMatches, loadNext } from './load.ts';
import { withMatches } from './with-matches.ts';

/** The number of competitions queried, and of matches shown. */
const limits = { competitions: 4, matches: 8 };

interface NextMatchesProps {
  readonly competitions: readonly { readonly id: string; readonly state: string }[];
}

/** Live and next matches of several competitions. */
export async function NextMatches({ competitions }: NextMatchesProps) {
  const played = withMatches(competitions).slice(0, limits.competitions);
  const lists = await Promise.all(
    played.flatMap(({ id }) => [
      loadMatches(id, { timeline: 'LIVE', limit: limits.matches }).then(({ items }) => items),
      loadNext(id, limits.matches),
    ]),
  );
  return <Shown matches={earliest(lists.flat(), limits.matches)} />;
}

function Shown({ matches }: { readonly matches: readonly MatchRowView[] }) {
  const t = useTranslations('publicCompetition');
  return <MatchCard title={t('nextMatches')} empty={t('noNextMatches')} matches={matches} />;
}
