import {
  abilitiesOf,
  type Competition,
  type OrganisationRole,
  type Phase,
  type Read,
  type Refusal,
  refuse,
} from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import type { Database } from '../../platform/db/schema.ts';
import { fileUrl } from '../../platform/files/files.ts';
import { nextOfCompetition, nextOfPhase } from './reply/next-states.ts';
import {
  type CompetitionDetails,
  findCompetitionDetails,
  listPhases,
  type PhaseRecord,
} from './reply/queries.ts';

/** Every scope can be used as one. */
export interface CompetitionViewer {
  readonly organisationId: string;
  readonly role: OrganisationRole | null;
}

/** A competition as the viewer sees it; always two queries, however large it is. */
export async function competitionReply(
  db: Database,
  { organisationId, role }: CompetitionViewer,
  id: string,
): Promise<Read<typeof Competition> | Refusal<'NOT_FOUND'>> {
  const competition = await findCompetitionDetails(db, { organisationId }, id);
  if (!competition) return refuse('NOT_FOUND');
  const { state } = competition;
  const phases = await listPhases(db, id);
  return {
    ...competitionFields(competition),
    phases: phases.map((phase) => phaseReply(phase, state, role)),
    next: nextOfCompetition(state, role),
    abilities: role === null ? [] : abilitiesOf(role),
  };
}

function competitionFields(competition: CompetitionDetails) {
  const { id, name, description, state, privacy, startsOn, endsOn, takesRegistrations, maxTeams } =
    competition;
  const { season, category, withdrawalMode, teams, version, organisationId, orgCode } = competition;
  const { avatarKey, ...traip } = competition.traip;
  return {
    id,
    name,
    description,
    state,
    privacy,
    startsOn,
    endsOn,
    takesRegistrations,
    maxTeams,
    competitors: competition.competitors,
    season,
    category,
    withdrawalMode,
    teams,
    version,
    rulesOverride: competition.rulesOverride as Read<typeof Competition>['rulesOverride'],
    traip: { ...traip, avatarUrl: fileUrl(avatarKey) },
    organization: {
      id: organisationId,
      orgCode,
      name: competition.organisationName,
      avatarUrl: fileUrl(competition.organisationAvatarKey),
    },
  };
}

function phaseReply(
  phase: PhaseRecord,
  competition: CompetitionState,
  role: OrganisationRole | null,
): Read<typeof Phase> {
  const { id, place, name, state, isParallel, teams, matches, played, lotsCommitment, version } = phase;
  const { algorithm, generatedAt } = phase;
  return {
    id,
    place,
    name,
    state,
    isParallel,
    teams,
    matches,
    played,
    lotsCommitment,
    version,
    ...(state === 'FINISHED' ? { lotsSeed: phase.lotsSeed } : {}),
    broker: algorithm === null ? null : { algorithm, generatedAt },
    next: nextOfPhase(competition, state, role),
  };
}
