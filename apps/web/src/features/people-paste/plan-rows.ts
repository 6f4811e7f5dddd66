import type { NewPerson, Write } from '@traip/contract';
import { qrTeamRoles } from '@traip/contract';
import { fullName } from '../../ui/identity/full-name.ts';
import type { Preview } from './use-preview.ts';

export type PreviewRow = Preview['rows'][number];

/** Whether a person is the existing namesake. */
export type Answer = 'same' | 'another';
export type Answers = ReadonlyMap<number, Answer>;

/** A row, and what will be sent for it. */
export interface PlannedRow {
  readonly row: PreviewRow;
  readonly name: string;
  readonly answer: Answer | undefined;
  /** Null: the row is left out. */
  readonly entry: Write<typeof NewPerson> | null;
  /** Who has the shirt already; the person is added without one. */
  readonly shirtOwner: string | null;
  /** Only an owner can give this role; the person is added as a member. */
  readonly losesRole: boolean;
}

interface Wearer {
  readonly firstName: string;
  readonly surnames: string;
  readonly shirt: number | null;
}

/** Where a list of people goes. */
export interface Destination {
  /** People in another of the club's teams join this one; a club already has them. */
  readonly isTeam: boolean;
  readonly squad: readonly Wearer[];
  readonly mayGiveRoles: boolean;
}

interface Circumstances extends Destination {
  readonly answers: Answers;
}

/** A wrong or doubtful row never blocks the others. */
export function planRows(
  rows: readonly PreviewRow[],
  { answers, squad, isTeam, mayGiveRoles }: Circumstances,
): readonly PlannedRow[] {
  const wearers = new Map(squad.map((person) => [person.shirt, fullName(person)]));
  return rows.map((row) => {
    const { person, line } = row;
    const answer = answers.get(line);
    const known = { row, name: fullName(person), answer };
    if (!isAdded(row, answer, isTeam)) return { ...known, entry: null, shirtOwner: null, losesRole: false };
    const shirtOwner = person.shirt === null ? null : (wearers.get(person.shirt) ?? null);
    const losesRole = !mayGiveRoles && !qrTeamRoles.some((role) => role === person.role);
    const shirt = shirtOwner === null ? person.shirt : null;
    const role = losesRole ? 'MEMBER' : person.role;
    const isDelegate = mayGiveRoles && person.isDelegate;
    const entry = { ...person, shirt, role, isDelegate, ...identityOf(row) };
    return { ...known, entry, shirtOwner, losesRole };
  });
}

function isAdded({ outcome }: PreviewRow, answer: Answer | undefined, isTeam: boolean): boolean {
  if (outcome === 'DOUBTFUL') return answer === 'another';
  return outcome === 'NEW' || (outcome === 'IN_CLUB' && isTeam);
}

/** Identifies an existing person, or marks a namesake as another person. */
function identityOf({ outcome, personId }: PreviewRow) {
  if (outcome === 'DOUBTFUL') return { isAnother: true };
  return outcome === 'IN_CLUB' && personId !== null ? { personId } : {};
}

/** The rows left out, by reason. */
export function excludedRows(rows: readonly PlannedRow[]) {
  const names = (predicate: (row: PlannedRow) => boolean) => rows.filter(predicate).map(({ name }) => name);
  return {
    wrong: names(({ row }) => row.outcome === 'WRONG'),
    undecided: names(({ row, answer }) => row.outcome === 'DOUBTFUL' && answer === undefined),
    invitable: names(({ row }) => row.outcome === 'HAS_ACCOUNT'),
    known: names(({ row, answer, entry }) => entry === null && (isKnown(row) || answer === 'same')),
  };
}

const isKnown = ({ outcome }: PreviewRow) => outcome === 'IN_TEAM' || outcome === 'IN_CLUB';
