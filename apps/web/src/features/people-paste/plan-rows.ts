import type { NewPerson, Write } from '@traip/contract';
import { qrTeamRoles } from '@traip/contract';
import { fullName } from '../../ui/identity/full-name.ts';
import type { Preview } from './use-preview.ts';

export type PreviewRow = Preview['rows'][number];

/** Whether somebody of the same name is the one who is there. */
export type Answer = 'same' | 'another';
export type Answers = ReadonlyMap<number, Answer>;

/** A row, and what will be sent of it. */
export interface PlannedRow {
  readonly row: PreviewRow;
  readonly name: string;
  readonly answer: Answer | undefined;
  /** Null: the row stays out. */
  readonly entry: Write<typeof NewPerson> | null;
  /** Who wears the shirt already; the person is added without one. */
  readonly shirtOwner: string | null;
  /** Only an owner gives this role; the person is added as a member. */
  readonly losesRole: boolean;
}

interface Wearer {
  readonly firstName: string;
  readonly surnames: string;
  readonly shirt: number | null;
}

/** Where the people of a list go. */
export interface Destination {
  /** Whoever is in another team of the club joins this one; a club has them already. */
  readonly isTeam: boolean;
  readonly squad: readonly Wearer[];
  readonly mayGiveRoles: boolean;
}

interface Circumstances extends Destination {
  readonly answers: Answers;
}

/** One wrong or doubtful row never keeps the others out. */
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

/** Who of the known ones it is, or that it is none of them. */
function identityOf({ outcome, personId }: PreviewRow) {
  if (outcome === 'DOUBTFUL') return { isAnother: true };
  return outcome === 'IN_CLUB' && personId !== null ? { personId } : {};
}

/** The rows that stay out, by what keeps them there. */
export function staysOut(rows: readonly PlannedRow[]) {
  const names = (isMeant: (row: PlannedRow) => boolean) => rows.filter(isMeant).map(({ name }) => name);
  return {
    wrong: names(({ row }) => row.outcome === 'WRONG'),
    undecided: names(({ row, answer }) => row.outcome === 'DOUBTFUL' && answer === undefined),
    invitable: names(({ row }) => row.outcome === 'HAS_ACCOUNT'),
    known: names(({ row, answer, entry }) => entry === null && (isKnown(row) || answer === 'same')),
  };
}

const isKnown = ({ outcome }: PreviewRow) => outcome === 'IN_TEAM' || outcome === 'IN_CLUB';
