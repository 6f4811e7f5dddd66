/** A competition of the old season with its final table. */
export interface EndedCompetition {
  readonly id: string;
  readonly name: string;
  /** Names imply levels only among competitions for the same people. */
  readonly category: string;
  readonly teams: readonly {
    readonly team: string;
    /** Equal positions are level; null if there was no table. */
    readonly position: number | null;
    readonly withdrawn: boolean;
  }[];
}

/** One competition is a level above another. */
export interface Step {
  readonly above: string;
  readonly below: string;
  /** How many teams go up from the lower competition, and down into it. */
  readonly up: number;
  readonly down: number;
}

const words = [
  ['primera', 'first', 'premier'],
  ['segunda', 'second'],
  ['tercera', 'third'],
  ['cuarta', 'fourth'],
  ['quinta', 'fifth'],
];

const ordinal = /\b(\d{1,2})(?:\s?[ªº]|[ao]\b|st\b|nd\b|rd\b|th\b)/;
const numbered = /\b(?:division|liga|league|nivel|level|tier|serie)\s(\d{1,2})\b/;

/** The levels implied by names ("1ª División" above "2ª División"), with numbers that suit their sizes. */
export function stepsByName(competitions: readonly EndedCompetition[]): readonly Step[] {
  const levels = competitions.flatMap((competition) => {
    const found = levelOf(competition.name);
    return found
      ? [{ competition, level: found.level, series: `${competition.category}|${found.rest}` }]
      : [];
  });
  return [...Map.groupBy(levels, ({ series }) => series).values()].flatMap((series) => {
    const byLevel = [...Map.groupBy(series, ({ level }) => level)].toSorted(([one], [other]) => one - other);
    return byLevel.slice(1).flatMap(([, lower], index) => {
      const [upper, ...others] = byLevel[index]?.[1] ?? [];
      if (upper === undefined || others.length > 0) return [];
      return lower.map((one) => stepBetween(upper.competition, one.competition));
    });
  });
}

function levelOf(name: string): { readonly level: number; readonly rest: string } | null {
  const normalised = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const match = ordinal.exec(normalised) ?? numbered.exec(normalised);
  if (match) return { level: Number(match[1]), rest: normalised.replace(match[0], '#') };
  const level = words.findIndex((same) => same.some((word) => normalised.split(/\W+/).includes(word)));
  const word = words[level]?.find((one) => normalised.split(/\W+/).includes(one));
  return word === undefined ? null : { level: level + 1, rest: normalised.replace(word, '#') };
}

const manyTeams = 8;
const someTeams = 4;

function stepBetween(upper: EndedCompetition, lower: EndedCompetition): Step {
  const smaller = Math.min(upper.teams.length, lower.teams.length);
  const count = smaller >= manyTeams ? 2 : Number(smaller >= someTeams);
  return { above: upper.id, below: lower.id, up: count, down: count };
}
