import type { RankingData } from './use-rankings.ts';

type Kind = RankingData['kind'];

/** The ranking form's values; numbers as text. */
export interface RankingTexts {
  readonly name: string;
  readonly kind: Kind;
  /** Empty: all races. */
  readonly raceIds: readonly string[];
  readonly points: string;
  readonly pointsBy: RankingData['rules']['pointsBy'];
  readonly best: string;
  readonly minStarts: string;
  readonly lastRace: boolean;
  readonly sharesMean: boolean;
  readonly keepsDisqualified: boolean;
  readonly bonus: string;
  readonly bornFrom: string;
  readonly score: string;
  readonly count: string;
  readonly tiebreak: RankingData['rules']['tiebreak'];
  readonly sumTimes: boolean;
  readonly gender: string;
}

export const presets = [
  'series',
  'general',
  'youth',
  'points',
  'mountains',
  'stageTeams',
  'crossCountry',
  'clubs',
] as const;
export type Preset = (typeof presets)[number];

const f1 = '25 18 15 12 10 8 6 4 2 1';
const sprint = '25 20 16 14 12 10 9 8 7 6 5 4 3 2 1';

const emptyTexts: Omit<RankingTexts, 'name' | 'kind'> = {
  raceIds: [],
  points: '',
  pointsBy: 'ALL',
  best: '',
  minStarts: '',
  lastRace: false,
  sharesMean: false,
  keepsDisqualified: false,
  bonus: '',
  bornFrom: '',
  score: '',
  count: '7',
  tiebreak: 'NEXT',
  sumTimes: false,
  gender: '',
};

/** Usual rules; `year` is the season's. */
export function presetTexts(preset: Preset, name: string, year: number): RankingTexts {
  const bonus = '10 6 4';
  const own: Record<Preset, Partial<RankingTexts> & Pick<RankingTexts, 'kind'>> = {
    series: { kind: 'SERIES', points: f1, best: '5' },
    general: { kind: 'GENERAL', bonus },
    youth: { kind: 'GENERAL', bonus, bornFrom: `${year - 25}` },
    points: { kind: 'POINTS', points: sprint, bonus },
    mountains: { kind: 'MOUNTAINS', bonus },
    stageTeams: { kind: 'STAGE_TEAMS', score: '3', bonus },
    crossCountry: { kind: 'TEAMS', score: '5', count: '7' },
    clubs: { kind: 'CLUBS', points: f1 },
  };
  return { ...emptyTexts, name, ...own[preset] };
}

const numbersText = (numbers: readonly number[]) => numbers.join(' ');
const orEmpty = (value: number | null) => (value === null ? '' : `${value}`);

export function textsOfRanking({ name, kind, raceIds, rules }: RankingData): RankingTexts {
  return {
    name,
    kind,
    raceIds: raceIds ?? [],
    points: numbersText(rules.points),
    pointsBy: rules.pointsBy,
    best: orEmpty(rules.best),
    minStarts: rules.minStarts === 0 ? '' : `${rules.minStarts}`,
    lastRace: rules.lastRace,
    sharesMean: rules.deadHeat === 'MEAN',
    keepsDisqualified: rules.keepsDisqualified,
    bonus: numbersText(rules.bonus),
    bornFrom: orEmpty(rules.bornFrom),
    score: orEmpty(rules.score),
    count: `${rules.count}`,
    tiebreak: rules.tiebreak,
    sumTimes: rules.sumTimes,
    gender: rules.gender ?? '',
  };
}

export type RankingProblem = 'points' | 'bonus' | 'best' | 'minStarts' | 'bornFrom' | 'score' | 'count';

/** The values in the server's format, or the first field that isn't a number. */
export function rankingOfTexts(texts: RankingTexts) {
  const lists = { points: numbersOf(texts.points), bonus: numbersOf(texts.bonus) };
  const wholes = {
    best: wholeOf(texts.best),
    minStarts: wholeOf(texts.minStarts),
    bornFrom: wholeOf(texts.bornFrom),
    score: wholeOf(texts.score),
    count: wholeOf(texts.count),
  };
  const wrong = Object.entries({ ...lists, ...wholes }).find(([, value]) => value === undefined);
  if (wrong) return { wrong: wrong[0] as RankingProblem };
  const { name, kind, raceIds, pointsBy, lastRace, keepsDisqualified, tiebreak, sumTimes } = texts;
  const gender = (['FEMALE', 'MALE', 'OTHER'] as const).find((one) => one === texts.gender) ?? null;
  return {
    ranking: {
      name,
      kind,
      raceIds: raceIds.length === 0 ? null : [...raceIds],
      rules: {
        points: lists.points ?? [],
        bonus: lists.bonus ?? [],
        best: wholes.best ?? null,
        minStarts: wholes.minStarts ?? 0,
        bornFrom: wholes.bornFrom ?? null,
        score: wholes.score ?? null,
        count: wholes.count ?? 7,
        deadHeat: texts.sharesMean ? ('MEAN' as const) : ('SHARE' as const),
        pointsBy,
        lastRace,
        keepsDisqualified,
        tiebreak,
        sumTimes,
        gender,
      },
    },
  };
}

/** "25 18 15", "25, 18, 15" or "12,5 10"; undefined if invalid. */
function numbersOf(text: string): number[] | undefined {
  const parts = text
    .trim()
    .split(/[\s;]+|,\s+/)
    .filter((part) => part !== '')
    .map((part) => Number(part.replace(/,$/, '').replace(',', '.')));
  return parts.some((part) => !Number.isFinite(part) || part < 0) ? undefined : parts;
}

/** Null: empty. */
function wholeOf(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : undefined;
}
