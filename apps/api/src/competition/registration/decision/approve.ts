import {
  isTransferDay,
  licenceNumber,
  moveLicence,
  type RegistrationRules,
  replacedBy,
} from '@traip/engine/registration';
import type { Trx } from '../../../platform/db/schema.ts';
import { type LicenceRecord, listLicencesOf } from '../licences/queries.ts';
import type { RuleFacts } from '../rules/queries.ts';
import { isComplete, type Standing, standingOf } from '../squad/standing.ts';
import { listPlaces } from './places.ts';
import { lastSequence, listEntriesOf } from './queries.ts';

/** The result of a decision: the changed licences, and the skipped ones. */
export interface Outcome {
  readonly decided: readonly LicenceRecord[];
  /** Licences of other teams that are replaced. */
  readonly replaced: readonly LicenceRecord[];
  readonly left: readonly { readonly licence: LicenceRecord; readonly standing: Standing }[];
}

interface Approval {
  readonly facts: RuleFacts;
  readonly rules: RegistrationRules;
  readonly by: string;
  readonly at: Date;
  readonly on: string;
}

/** Approves complete licences in order; for a person with two teams only the first, transfer or not. */
export async function approve(
  trx: Trx,
  licences: readonly LicenceRecord[],
  approval: Approval,
): Promise<Outcome> {
  const { facts, rules, by, at, on } = approval;
  // A player just approved for one team doesn't leave it at once.
  const { transferWindow: _none, ...fixed } = rules;
  const teamIds = [...new Set(licences.map(({ teamId }) => teamId))];
  const squads = Map.groupBy(await listPlaces(trx, facts.id, teamIds), ({ teamId }) => teamId);
  const numberOf = await numbering(trx, approval, teamIds);
  const personIds = licences.map(({ personId }) => personId);
  let known = await listLicencesOf(trx, facts.id, personIds);
  const decided: LicenceRecord[] = [];
  const replaced: LicenceRecord[] = [];
  const left: Outcome['left'][number][] = [];
  for (const licence of licences) {
    const { teamId, personId } = licence;
    const squad = squads.get(teamId) ?? [];
    const place = squad.find(({ person }) => person.id === personId);
    const isTaken = decided.some((one) => one.personId === personId && one.teamId !== teamId);
    const against = { rules: isTaken ? fixed : rules, on, teamId, licences: known };
    const standing = place ? standingOf(place, squad, against) : unknownPerson;
    const moved = moveLicence(licence, { action: 'approve', by: 'ORGANISER', on }, rules);
    if ('breach' in moved || !place || !isComplete(standing)) {
      left.push({ licence, standing });
      continue;
    }
    const approved: LicenceRecord = {
      ...moved,
      ...numberOf(moved),
      validUntil: facts.lastDay,
      reason: null,
      reply: null,
      decidedBy: by,
      decidedAt: at,
    };
    const leaving = releasedLicences(known, approved, approval);
    decided.push(approved);
    replaced.push(...leaving);
    const changed = new Map([approved, ...leaving].map((one) => [one.id, one]));
    known = known.map((one) => changed.get(one.id) ?? one);
  }
  return { decided, replaced, left };
}

/** The licences that a person gives up with a transfer. */
function releasedLicences(
  known: readonly LicenceRecord[],
  { personId, teamId }: LicenceRecord,
  { rules, by, at, on }: Approval,
): readonly LicenceRecord[] {
  if (rules.oneTeamPerCompetition === false || !isTransferDay(rules, on)) return [];
  const own = known.filter((licence) => licence.personId === personId);
  return replacedBy(own, { teamId, on }).flatMap((licence) => {
    const moved = moveLicence(licence, { action: 'replace', by: 'ORGANISER', on }, rules);
    return 'breach' in moved ? [] : [{ ...moved, decidedBy: by, decidedAt: at }];
  });
}

const unknownPerson: Standing = { missing: [], reasons: [] };

const defaultPattern = '{0000}';

/** Gives each unnumbered licence the next number of the competition. */
async function numbering(trx: Trx, { facts, rules }: Approval, teamIds: readonly string[]) {
  const { id, name: competition, season, category } = facts;
  const codes = new Map((await listEntriesOf(trx, id, teamIds)).map(({ teamId, code }) => [teamId, code]));
  let last = await lastSequence(trx, id);
  return ({ sequence, number, teamId }: LicenceRecord) => {
    if (sequence !== null) return { sequence, number };
    last += 1;
    const values = { season, category, competition, team: codes.get(teamId) ?? '' };
    const formatted = licenceNumber(rules.numberPattern ?? defaultPattern, values, last);
    return { sequence: last, number: typeof formatted === 'string' ? formatted : String(last) };
  };
}
