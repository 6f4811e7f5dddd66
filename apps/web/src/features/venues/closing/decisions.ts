import type { closingApi } from '../../../lib/api/closing.ts';

export type ClosingData = Parameters<typeof closingApi.preview>[0]['body'];
type PreviewData = Awaited<ReturnType<typeof closingApi.preview>>;
export type HitMatch = PreviewData['matches'][number];
type ClosingMove = Parameters<typeof closingApi.save>[0]['body']['moves'][number];

/** The index of a free slot, or another decision for a match. */
export type Decision = number | 'STAY' | 'POSTPONE';
export type Decisions = Readonly<Record<string, Decision>>;

/** The first free slot, unless another was chosen. */
export function decisionOf({ match, places }: HitMatch, chosen: Decisions): Decision {
  return chosen[match.id] ?? (places.length > 0 ? 0 : 'STAY');
}

/** The request. A match that stays needs no entry, unless its field is removed. */
export function movesOf(matches: readonly HitMatch[], chosen: Decisions): ClosingMove[] {
  return matches.flatMap((hit): ClosingMove[] => {
    const decision = decisionOf(hit, chosen);
    const { id: matchId, kickOff } = hit.match;
    if (decision === 'POSTPONE') return [{ matchId, kickOff: null, fieldId: null }];
    if (decision === 'STAY') return hit.losesField ? [{ matchId, kickOff, fieldId: null }] : [];
    const place = hit.places[decision];
    return place ? [{ matchId, kickOff: place.kickOff, fieldId: place.field.id }] : [];
  });
}

/** How many matches move or lose their date, and how many teams are notified. */
export function countDecisions(matches: readonly HitMatch[], chosen: Decisions) {
  const touched = matches.filter((hit) => decisionOf(hit, chosen) !== 'STAY');
  const postponed = touched.filter((hit) => decisionOf(hit, chosen) === 'POSTPONE').length;
  const teams = touched.flatMap(({ match }) => [match.home, match.away]).flatMap((team) => team?.id ?? []);
  const referees = new Set(touched.flatMap(({ refereeNames }) => refereeNames));
  return {
    moved: touched.length - postponed,
    postponed,
    teams: new Set(teams).size,
    referees: referees.size,
  };
}
