import { useFormatter, useTranslations } from 'next-intl';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { useOriginLabel } from '../../ui/match-row/use-origin-label.ts';

type Sides = Pick<MatchRowView, 'home' | 'away' | 'homeOrigin' | 'awayOrigin'>;

/** "Ana / Eva – Lola / Sara", or where they will come from. */
export function useSides(): (match: Sides) => string {
  const t = useTranslations('courtQueue');
  const originOf = useOriginLabel();
  return (match) =>
    t('sides', {
      home: match.home?.name ?? originOf(match.homeOrigin),
      away: match.away?.name ?? originOf(match.awayOrigin),
    });
}

/** What has to be known before the match can be called: "after 1st of group A is known". */
export function useUnknownSides(): (match: Sides) => string {
  const t = useTranslations('courtQueue');
  const format = useFormatter();
  const originOf = useOriginLabel();
  return ({ home, away, homeOrigin, awayOrigin }) => {
    const unknown = [
      ...(home === null ? [originOf(homeOrigin)] : []),
      ...(away === null ? [originOf(awayOrigin)] : []),
    ];
    return t('unknown', { sides: format.list(unknown), count: unknown.length });
  };
}
