import {
  CompetitionFile,
  type ElsewhereImport,
  elsewhereLimits,
  type Locale,
  type Read,
  type SentenceKey,
  sentences,
} from '@traip/contract';
import { overrideRules, type SportKey, type SportRules, sportByKey } from '@traip/engine';
import { defaultVariantOf } from '../../../../competition/traip/category/variant.ts';
import { proposedCompetitors } from '../../../../people/competitor/proposed-competitors.ts';
import { dayInMadrid } from '../../../../platform/time/day-in-madrid.ts';
import {
  type Draft,
  type DraftMatch,
  type ForeignProblem,
  noteAt,
  problemAt,
  type Reading,
} from '../model/draft.ts';
import { buildPhase } from './build-phase.ts';

type File = Read<typeof CompetitionFile>;

export interface BuiltFile {
  readonly file: File;
  /** The names of the file, by their codes in it. */
  readonly names: ReadonlyMap<string, string>;
  readonly problems: readonly ForeignProblem[];
}

interface Choices {
  readonly input: Pick<Read<typeof ElsewhereImport>, 'name' | 'sportKey' | 'levelBy' | 'files'>;
  readonly locale: Locale;
  readonly at: Date;
}

/** Notes once that venues are not imported. */
function venueNotes({ phases }: Draft): readonly ForeignProblem[] {
  const first = phases.flatMap(({ matches }) => matches).find(({ venue }) => venue !== null);
  return first ? [noteAt(first, 'NOTE_NO_VENUES')] : [];
}

/** What was read, as a file in our own format. */
export function buildFile({ draft, format }: Reading, { input, locale, at }: Choices): BuiltFile {
  const sportKey = input.sportKey ?? draft.sportKey ?? 'FOOTBALL';
  const { override, rules } = rulesOf(sportKey, overridesOf(draft, sportKey, input.levelBy));
  const codes = new Map(draft.teams.map(({ name }, index) => [name, `t-${index + 1}`]));
  const codeOf = (team: string) => codes.get(team) ?? '';
  const context = { rules, locale, codeOf, at, teams: draft.teams };
  const phases = draft.phases.map((phase) => buildPhase(phase, context));
  const name = (input.name ?? draft.name ?? fileTitle(input.files[0]?.name ?? '', format))
    .slice(0, 100)
    .trim();
  const days = draft.phases
    .flatMap(({ matches }) =>
      matches.flatMap(({ kickOff }) => (kickOff === null ? [] : [dayInMadrid(kickOff)])),
    )
    .toSorted();
  const [startsOn = null, endsOn = null] = [days[0], days.at(-1)];
  return {
    names: new Map([...codes].map(([team, code]) => [code, team])),
    problems: [
      ...draftProblems(draft, input.files[0]?.name ?? ''),
      ...phases.flatMap(({ problems }) => problems),
      ...venueNotes(draft),
    ],
    file: {
      format: 'traip-competition',
      version: 1,
      traip: { name: traipName(name), sportKey, privacy: 'PUBLIC', description: null },
      season: { name: seasonOf(name, startsOn, endsOn, at), startsOn, endsOn },
      category: {
        name: locale === 'es' ? 'General' : 'Open',
        gender: 'MIXED',
        skillLevel: 'AMATEUR',
        minAge: null,
        maxAge: null,
        sportVariantKey: defaultVariantOf(sportKey),
      },
      competition: {
        name,
        description: null,
        privacy: 'PUBLIC',
        startsOn,
        endsOn,
        takesRegistrations: false,
        maxTeams: null,
        rulesOverride: override,
        withdrawalMode: null,
      },
      competitors:
        draft.competitors ??
        proposedCompetitors(
          rules.mode,
          draft.teams.map(({ name }) => name),
        ),
      teams: draft.teams.map(({ name: team, seed }) => ({
        code: codeOf(team),
        name: team,
        status: 'ACCEPTED',
        seed,
        reason: null,
        withdrawalMode: null,
      })),
      pairs: [],
      phases: phases.map(({ phase }) => phase),
      look: null,
      races: [],
      raceRankings: [],
    },
  };
}

const chains = { HEAD_TO_HEAD: 'RFEF', DIFFERENCE: 'FIFA' } as const;

/** The stated points and tie-breakers of the file. */
function overridesOf(
  { points, levelBy: guessedLevelBy, sportKey: read }: Draft,
  sportKey: SportKey,
  chosen: Choices['input']['levelBy'],
): File['competition']['rulesOverride'] {
  const levelBy = chosen ?? (sportKey === read ? guessedLevelBy : null);
  const chain = levelBy === null ? null : chains[levelBy];
  return {
    ...(points === null ? {} : { points: { ...points, forfeitLoss: points.loss } }),
    ...(chain === null ? {} : { chain, groupChain: chain }),
  };
}

interface Rules {
  readonly override: File['competition']['rulesOverride'];
  readonly rules: SportRules;
}

/** A file's rules count where its sport allows them. */
function rulesOf(sportKey: SportKey, override: Rules['override']): Rules {
  const sport = sportByKey(defaultVariantOf(sportKey));
  if (!sport) throw new Error(`No sport ${sportKey}.`);
  const rules = overrideRules(sport, override);
  return 'breach' in rules ? { override: {}, rules: sport } : { override, rules };
}

const TeamName = CompetitionFile.shape.teams.element.shape.name;

function draftProblems(draft: Draft, file: string): readonly ForeignProblem[] {
  const matches = draft.phases.flatMap((phase) => phase.matches);
  const wholeFile = { file, line: null };
  if (matches.length === 0) return [problemAt(wholeFile, 'NO_MATCHES')];
  if (matches.length > elsewhereLimits.matches || draft.teams.length > elsewhereLimits.teams)
    return [problemAt(wholeFile, 'TOO_MANY_MATCHES')];
  const againstItself = matches.filter(({ home, away }) => home !== null && home === away);
  return [
    ...againstItself.map((match) =>
      problemAt(match, 'TEAM_AGAINST_ITSELF', { column: 'away', found: match.away }),
    ),
    ...draft.teams.flatMap(({ name }) => nameProblem(name, matches, wholeFile)),
  ];
}

function nameProblem(
  name: string,
  matches: readonly DraftMatch[],
  wholeFile: { readonly file: string; readonly line: null },
): readonly ForeignProblem[] {
  const checked = TeamName.safeParse(name);
  if (checked.success) return [];
  const [issue] = checked.error.issues;
  const sentence =
    issue && issue.message in sentences ? (issue.message as SentenceKey) : 'TEAM_NAME_TOO_LONG';
  const first = matches.find(({ home, away }) => home === name || away === name) ?? wholeFile;
  return [problemAt(first, sentence, { column: 'home', found: name })];
}

/** A competition without a title is named after its file. */
function fileTitle(fileName: string, format: Reading['format']): string {
  const title = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return title.length >= 3 ? title : format.toLowerCase();
}

const seasonInName = /\b((?:18|19|20)\d{2})(?:\s*[-/–]\s*(\d{2}(?:\d{2})?))?\b/;

function seasonOf(name: string, startsOn: string | null, endsOn: string | null, at: Date): string {
  const found = seasonInName.exec(name);
  if (found) return found[2] === undefined ? (found[1] ?? '') : `${found[1]}/${found[2]}`;
  const [first, last] = [startsOn ?? dayInMadrid(at), endsOn ?? startsOn ?? dayInMadrid(at)].map((day) =>
    day.slice(0, 4),
  );
  return first === last ? (first ?? '') : `${first}/${last?.slice(2)}`;
}

/** Seasons of a Traip come and go, so its name has no year. */
function traipName(name: string): string {
  const words = name.replace(seasonInName, ' ').split(/\s+/);
  const plain = words.filter((word) => !/^[,·–-]?$/.test(word)).join(' ');
  return (plain.length >= 3 ? plain : `${name} Traip`).slice(0, 80).trim();
}
