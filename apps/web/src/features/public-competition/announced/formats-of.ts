import type { AnnouncementData, PublicCompetitionData } from '../../public-matches/index.ts';

/** What the description of a format needs. */
interface FormatFacts {
  readonly algorithm: NonNullable<PublicCompetitionData['phases'][number]['broker']>['algorithm'];
  /** 0 if unspecified. */
  readonly groups: number;
  readonly size: number;
  readonly legs: number;
  readonly rounds: number;
  readonly qualifiers: number;
  /** The places of a table that qualify. */
  readonly from: number;
  readonly to: number;
}

/** The formats of the phases in order, with their known settings. */
export function formatsOf(
  { phases }: Pick<PublicCompetitionData, 'phases'>,
  announced: Pick<AnnouncementData, 'phases'>,
): readonly FormatFacts[] {
  return phases.flatMap(({ id, broker }) => {
    const params = announced.phases.find((phase) => phase.id === id)?.params ?? {};
    if (broker === null) return [];
    const count = (key: string, otherwise: number) => {
      const value = params[key];
      return typeof value === 'number' ? value : otherwise;
    };
    const qualifiers = count('qualifiers', 2);
    const from = bestPlaceIn(params);
    return [
      {
        algorithm: broker.algorithm,
        groups: count('groups', 0),
        size: count('size', 4),
        legs: count('legs', 1),
        rounds: count('rounds', 0),
        qualifiers,
        from,
        to: from + qualifiers - 1,
      },
    ];
  });
}

function bestPlaceIn({ entries, from }: Readonly<Record<string, unknown>>): number {
  if (typeof from === 'number') return from;
  const places = (Array.isArray(entries) ? entries : []).flatMap(({ position }) => position ?? []);
  return places.length === 0 ? 1 : Math.min(...places);
}
