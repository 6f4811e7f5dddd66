import type { Guard } from '@traip/engine/competition';
import { type FormatBreach, isManual } from '@traip/engine/formats';
import type { Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord } from '../competition/queries.ts';
import { findVariantOfCategory, isSeasonOf } from '../competition/queries.ts';
import { acceptsLateTeams, isOver } from '../competition/reply/progress.ts';
import { listPhases, type PhaseRecord } from '../competition/reply/queries.ts';
import { rulesRefusal } from '../competition/rules-refusal.ts';
import { countRaces, countTeams, hasEverStarted, listPhaseProgress, type PhaseProgress } from './queries.ts';

/** The progress of a locked competition and its phases. */
interface CompetitionProgress {
  readonly competition: CompetitionRecord;
  readonly phases: readonly PhaseRecord[];
  readonly phaseProgress: ReadonlyMap<string, PhaseProgress>;
}

export async function readProgress(trx: Trx, competition: CompetitionRecord): Promise<CompetitionProgress> {
  const phases = await listPhases(trx, competition.id);
  const rows = await listPhaseProgress(trx, competition.id);
  return { competition, phases, phaseProgress: new Map(rows.map((row) => [row.phaseId, row])) };
}

type GuardAnswers = Partial<Record<Guard, boolean>>;

/** The guards that are satisfied. */
function satisfied(answers: GuardAnswers): ReadonlySet<Guard> {
  return new Set((Object.keys(answers) as Guard[]).filter((guard) => answers[guard]));
}

/** Manually created phases need no generated fixtures. */
const isGenerated = ({ generatedAt, matches, algorithm }: PhaseRecord) =>
  generatedAt !== null || matches > 0 || (algorithm !== null && isManual(algorithm));
const isNotStarted = ({ state }: PhaseRecord) => state === 'DRAFT' || state === 'PENDING';

/** The guards satisfied by a competition; late entries need a format that accepts them, or a later phase. */
export async function competitionFacts(
  trx: Trx,
  progress: CompetitionProgress,
  { reason, isPodiumClear }: { readonly reason: string | null; readonly isPodiumClear: boolean },
) {
  const { competition, phases } = progress;
  const byPhase = [...progress.phaseProgress.values()];
  const teams = await countTeams(trx, competition.id);
  const variant = await findVariantOfCategory(trx, competition.traipId, competition.categoryId);
  const hasSeason = await isSeasonOf(trx, competition.traipId, competition.seasonId);
  const races = await countRaces(trx, competition.id);
  const [first, ...later] = phases;
  const hasContent = first !== undefined || races.all > 0;
  return satisfied({
    COMPLETE: hasContent && variant !== undefined && hasSeason && competition.name !== '',
    RULES_VALID: variant !== undefined && rulesRefusal(variant, competition.rulesOverride) === null,
    NO_TEAM_ACCEPTED: teams === 0,
    // In a race people are entered; against the clock one is enough.
    TWO_TEAMS: teams >= 2 || races.withEntries > 0,
    NOTHING_BEGUN: byPhase.every(({ begun }) => begun === 0) && races.published === 0,
    NOTHING_EVER_STARTED: !(await hasEverStarted(trx, competition.id)),
    FIRST_PHASE_GENERATED: first === undefined ? races.withEntries > 0 : isGenerated(first),
    TAKES_LATE_ENTRIES:
      phases.some(({ algorithm, ...phase }) => acceptsLateTeams(algorithm) && !isOver(phase)) ||
      later.some(isNotStarted),
    PHASES_OVER: hasContent && phases.every(isOver) && races.official === races.all,
    TIES_RESOLVED: isPodiumClear && byPhase.every(({ openTiebreaks }) => openTiebreaks === 0),
    REASON_GIVEN: reason !== null,
  });
}

/** The guards satisfied by a phase; `breach` is why its qualifiers can't be determined. */
export function phaseFacts(
  { phases, phaseProgress }: CompetitionProgress,
  phase: PhaseRecord,
  { reason, breach }: { readonly reason: string | null; readonly breach: FormatBreach | null },
) {
  const own = phaseProgress.get(phase.id);
  const before = phases.filter(({ place }) => place < phase.place);
  const after = phases.filter(({ place }) => place > phase.place);
  return satisfied({
    GENERATED: isGenerated(phase),
    NOTHING_BEGUN: (own?.begun ?? 0) === 0,
    PREVIOUS_OVER: phase.isParallel || before.every(isOver),
    TAKES_LATE_ENTRIES: acceptsLateTeams(phase.algorithm),
    MATCHES_OVER: (own?.open ?? 0) === 0 && breach?.breach !== 'SOURCE_NOT_FINISHED',
    TIES_RESOLVED: (own?.openTiebreaks ?? 0) === 0 && breach?.breach !== 'TIE_UNRESOLVED',
    NEXT_NOT_STARTED: after.every(({ id }) => (phaseProgress.get(id)?.begun ?? 0) === 0),
    REASON_GIVEN: reason !== null,
  });
}
