import type { Guard } from '@traip/engine/competition';
import { type FormatBreach, isMadeByHand } from '@traip/engine/formats';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { findVariantOfCategory, isSeasonOf } from '../competition/queries.ts';
import { acceptsLateTeams, isOver } from '../competition/reply/progress.ts';
import { listPhases, type PhaseRecord } from '../competition/reply/queries.ts';
import { rulesRefusal } from '../competition/rules-refusal.ts';
import { countTeams, hasEverStarted, listCourses, type PhaseProgress } from './queries.ts';

/** What is known of a competition while it is locked. */
export interface CompetitionProgress {
  readonly competition: CompetitionRecord;
  readonly phases: readonly PhaseRecord[];
  readonly courses: ReadonlyMap<string, PhaseProgress>;
}

export async function readCourse(trx: Trx, competition: CompetitionRecord): Promise<CompetitionProgress> {
  const phases = await listPhases(trx, competition.id);
  const courses = await listCourses(trx, competition.id);
  return { competition, phases, courses: new Map(courses.map((course) => [course.phaseId, course])) };
}

type GuardAnswers = Partial<Record<Guard, boolean>>;

/** The guards that hold. */
function holding(answers: GuardAnswers): ReadonlySet<Guard> {
  return new Set((Object.keys(answers) as Guard[]).filter((guard) => answers[guard]));
}

/** Where people make the matches, nothing has to be drawn before play begins. */
const isGenerated = ({ generatedAt, matches, algorithm }: PhaseRecord) =>
  generatedAt !== null || matches > 0 || (algorithm !== null && isMadeByHand(algorithm));
const isWaiting = ({ state }: PhaseRecord) => state === 'DRAFT' || state === 'PENDING';

/** What holds for a competition; a late team needs a format that makes room, or a later phase to come. */
export async function competitionFacts(
  trx: Trx,
  course: CompetitionProgress,
  { reason, isPodiumClear }: { readonly reason: string | null; readonly isPodiumClear: boolean },
) {
  const { competition, phases } = course;
  const courses = [...course.courses.values()];
  const teams = await countTeams(trx, competition.id);
  const variant = await findVariantOfCategory(trx, competition.traipId, competition.categoryId);
  const hasSeason = await isSeasonOf(trx, competition.traipId, competition.seasonId);
  const [first, ...later] = phases;
  return holding({
    COMPLETE: first !== undefined && variant !== undefined && hasSeason && competition.name !== '',
    RULES_VALID: variant !== undefined && rulesRefusal(variant, competition.rulesOverride) === null,
    NO_TEAM_ACCEPTED: teams === 0,
    TWO_TEAMS: teams >= 2,
    NOTHING_BEGUN: courses.every(({ begun }) => begun === 0),
    NOTHING_EVER_STARTED: !(await hasEverStarted(trx, competition.id)),
    FIRST_PHASE_GENERATED: first !== undefined && isGenerated(first),
    TAKES_LATE_ENTRIES:
      phases.some(({ algorithm, ...phase }) => acceptsLateTeams(algorithm) && !isOver(phase)) ||
      later.some(isWaiting),
    PHASES_OVER: first !== undefined && phases.every(isOver),
    TIES_RESOLVED: isPodiumClear && courses.every(({ openTiebreaks }) => openTiebreaks === 0),
    REASON_GIVEN: reason !== null,
  });
}

/** What holds for one of its phases; `breach` is what keeps those who go on from it from being told. */
export function phaseFacts(
  { phases, courses }: CompetitionProgress,
  phase: PhaseRecord,
  { reason, breach }: { readonly reason: string | null; readonly breach: FormatBreach | null },
) {
  const own = courses.get(phase.id);
  const before = phases.filter(({ place }) => place < phase.place);
  const after = phases.filter(({ place }) => place > phase.place);
  return holding({
    GENERATED: isGenerated(phase),
    NOTHING_BEGUN: (own?.begun ?? 0) === 0,
    PREVIOUS_OVER: phase.isParallel || before.every(isOver),
    TAKES_LATE_ENTRIES: acceptsLateTeams(phase.algorithm),
    MATCHES_OVER: (own?.open ?? 0) === 0 && breach?.breach !== 'SOURCE_NOT_FINISHED',
    TIES_RESOLVED: (own?.openTiebreaks ?? 0) === 0 && breach?.breach !== 'TIE_UNRESOLVED',
    NEXT_NOT_STARTED: after.every(({ id }) => (courses.get(id)?.begun ?? 0) === 0),
    REASON_GIVEN: reason !== null,
  });
}
