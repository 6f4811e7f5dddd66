import type { EligibilityFacts, Reasons } from './ineligibility.ts';
import { isPlayable, type Licence, type LicenceState } from './licence.ts';
import type { IsoDate } from './rules.ts';

/** The state closest to being able to play is the one reported. */
const byNearness: readonly LicenceState[] = [
  'APPROVED',
  'SUBMITTED',
  'RETURNED',
  'DRAFT',
  'EXPIRED',
  'REPLACED',
  'REVOKED',
];

export function withoutLicence({ licences, teamId, on }: EligibilityFacts): Reasons {
  const own = licences.filter((licence) => licence.teamId === teamId);
  if (own.some((licence) => isPlayable(licence, on))) return [];
  const state = byNearness.find((one) => own.some((licence) => licence.state === one));
  if (state === undefined) return [{ code: 'NOT_REGISTERED' }];
  const same = own.filter((licence) => licence.state === state);
  // If only the date prevents playing, that date is reported.
  const isOver = same.every((one) => one.playableSince !== null && (one.validUntil ?? on) < on);
  if (state === 'EXPIRED' || isOver) return [{ code: 'EXPIRED', expiredOn: latestEnd(same) }];
  const begins = same.flatMap(({ playableSince }) => playableSince ?? []).filter((day) => day > on);
  return [{ code: 'NOT_APPROVED', state, from: begins.sort()[0] ?? null }];
}

function latestEnd(licences: readonly Licence[]): IsoDate | null {
  const ends = licences.flatMap(({ validUntil }) => validUntil ?? []);
  return ends.sort().at(-1) ?? null;
}

export function inOtherTeam(facts: EligibilityFacts): Reasons {
  const { person, teamId, on, licences, rules } = facts;
  if (rules?.oneTeamPerCompetition === false) return [];
  const registered = licences.filter((licence) => isPlayable(licence, on)).map((licence) => licence.teamId);
  const played = hasTransferred(facts) ? [] : (person.playedFor ?? []);
  const teamIds = [...new Set([...registered, ...played])].filter((team) => team !== teamId).sort();
  return teamIds.length === 0 ? [] : [{ code: 'OTHER_TEAM', teamIds }];
}

/** Whether the licence for this team started while transfers were allowed. */
function hasTransferred({ teamId, on, licences, rules }: EligibilityFacts): boolean {
  const open = rules?.transferWindow;
  if (open === undefined) return false;
  return licences.some((licence) => {
    const { playableSince } = licence;
    if (licence.teamId !== teamId || playableSince === null || !isPlayable(licence, on)) return false;
    return open.from <= playableSince && playableSince <= open.to;
  });
}
