import { randomUUIDv7 } from 'node:crypto';
import type { Read, SquadEntry } from '@traip/contract';
import { moveLicence, needsApproval, type RegistrationRules } from '@traip/engine/registration';
import type { LicenceRecord } from '../licences/queries.ts';
import { liveLicences, type OpenSquad } from './open-squad.ts';
import type { TeamInCompetition } from './queries.ts';

type PersonToEnter = Read<typeof SquadEntry>['people'][number];

/** What happens to a team's licences when its club registers these people. */
export interface EntryPlan {
  readonly added: readonly LicenceRecord[];
  readonly changed: readonly LicenceRecord[];
  readonly removed: readonly LicenceRecord[];
  /** All active licences afterwards. */
  readonly after: readonly LicenceRecord[];
}

type SquadWithRules = OpenSquad & { readonly rules: RegistrationRules };

/** Licences that the organiser is deciding or has decided stay, even if omitted. */
export function planEntry(squad: SquadWithRules, people: readonly PersonToEnter[]): EntryPlan {
  const live = liveLicences(squad);
  const named = new Set(people.map(({ personId }) => personId));
  const unnamed = [...live.values()].filter(({ personId }) => !named.has(personId));
  const removed = unnamed.filter(({ state }) => state === 'DRAFT' || state === 'RETURNED');
  const added: LicenceRecord[] = [];
  const changed: LicenceRecord[] = [];
  const same: LicenceRecord[] = unnamed.filter((licence) => !removed.includes(licence));
  for (const person of people) {
    const licence = live.get(person.personId);
    if (!licence) added.push(draftOf(squad, person));
    else if (licence.shirt === person.shirt && licence.isStaff === person.isStaff) same.push(licence);
    else changed.push(changedLicence(squad, licence, person));
  }
  return { added, changed, removed, after: [...same, ...added, ...changed] };
}

/** A licence that hasn't been submitted yet. */
export function draftOf(
  { organisationId, competitionId, teamId, now }: TeamInCompetition & { readonly now: Date },
  { personId, shirt, isStaff }: PersonToEnter,
): LicenceRecord {
  return {
    id: randomUUIDv7(),
    organisationId,
    competitionId,
    teamId,
    personId,
    isStaff,
    shirt,
    state: 'DRAFT',
    sequence: null,
    number: null,
    playableSince: null,
    validUntil: null,
    reason: null,
    reply: null,
    submittedBy: null,
    submittedAt: null,
    decidedBy: null,
    decidedAt: null,
    version: 1,
    createdAt: now,
  };
}

/** An approved licence is reviewed again if checked data has changed. */
function changedLicence(
  { rules, access, userId, now, on }: SquadWithRules,
  licence: LicenceRecord,
  { shirt, isStaff }: PersonToEnter,
): LicenceRecord {
  const after = { ...licence, shirt, isStaff };
  const isChecked = licence.isStaff !== isStaff || needsApproval(['SHIRT'], rules);
  if (licence.state !== 'APPROVED' || !isChecked) return after;
  const by = access.isOrganiser ? 'ORGANISER' : 'CLUB';
  const moved = moveLicence(after, { action: 'change', by, on }, rules);
  return 'breach' in moved ? after : { ...moved, submittedBy: userId, submittedAt: now };
}
