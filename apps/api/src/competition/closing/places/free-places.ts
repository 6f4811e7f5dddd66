import { isRefusal } from '@traip/contract';
import { type DatedProblem, freePlaceChecker, type KickOff, type Placement } from '@traip/engine/calendar';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { dayAfter, kickOffAt, momentOf } from '../../../platform/time/madrid.ts';
import { buildProblem } from '../../calendar/problem/build.ts';
import { type Inputs, loadInputs, type Wishes } from '../../calendar/problem/inputs.ts';
import type { OtherMatch } from '../../calendar/problem/queries.ts';
import type { Affected, ClosingInput } from '../affected/affected.ts';
import type { StandingMatch } from '../affected/queries.ts';
import { wishesOfPhase } from './wishes-of-phase.ts';

/** How far from its original date a match may move. */
const weeksLater = 5;
const maxPlaces = 6;
/** So that other times are offered too. */
const maxAtOnce = 2;

interface Closed {
  readonly closing: ClosingInput;
  readonly affected: Affected;
  readonly now: Date;
}

export type FreePlaces = ReadonlyMap<string, readonly Placement[]>;

/** The free places of every affected match, nearest first. The first offers of two matches never collide. */
export async function findFreePlaces(
  db: Database,
  scope: OrganisationScope,
  closed: Closed,
): Promise<FreePlaces> {
  const found = new Map<string, readonly Placement[]>();
  const taken: OtherMatch[] = [];
  const byPhase = Map.groupBy(closed.affected.matches, ({ phaseId }) => phaseId);
  for (const [phaseId, matches] of byPhase) {
    const board = await openBoard(db, scope, { ...closed, phaseId, matches, taken });
    if (!board) continue;
    for (const match of matches) {
      const places = placesOf(board, match);
      found.set(match.id, places);
      const [first] = places;
      if (!first) continue;
      board.placements.set(match.id, first);
      taken.push({ ...match, kickOff: momentOf(first.at), fieldId: first.field });
    }
  }
  return found;
}

interface PhaseClosed extends Closed {
  readonly phaseId: string;
  readonly matches: readonly StandingMatch[];
  /** Places already offered to matches of other phases. */
  readonly taken: readonly OtherMatch[];
}

/** A phase after the closing, without the affected matches. */
interface Board {
  readonly problem: DatedProblem;
  readonly placements: Map<string, Placement>;
  readonly fieldIds: readonly string[];
}

async function openBoard(
  db: Database,
  { organisationId }: OrganisationScope,
  { phaseId, matches, taken, now, ...closed }: PhaseClosed,
): Promise<Board | null> {
  const days = matches.map(({ kickOff }) => dayInMadrid(kickOff)).sort();
  const lastDay = dayAfter(days.at(-1) ?? dayInMadrid(now), weeksLater * 7);
  const wishes = await wishesOfPhase(db, phaseId, { firstDay: dayInMadrid(now), lastDay });
  if (!wishes) return null;
  const options = { organisationId, phaseId, now };
  const loaded = await loadInputs(db, { ...options, wishes });
  // The wishes may name a team that has left.
  const plain = { ...wishes, teams: [], clubs: [] };
  const inputs = isRefusal(loaded) ? await loadInputs(db, { ...options, wishes: plain }) : loaded;
  if (isRefusal(inputs)) return null;
  const after = afterClosing({ ...inputs, others: [...inputs.others, ...taken] }, closed);
  return buildBoard(after, isRefusal(loaded) ? plain : wishes, matches);
}

function buildBoard(inputs: Inputs, wishes: Wishes, matches: readonly StandingMatch[]): Board | null {
  const built = buildProblem(inputs, wishes);
  if (isRefusal(built)) return null;
  const fieldIds = inputs.fields.map(({ id }) => id);
  const hit = new Set(matches.map(({ id }) => id));
  const problem = {
    ...built.problem,
    matches: built.problem.matches.map(({ locked, ...match }) =>
      hit.has(match.id) ? { ...match, venues: fieldIds } : { ...match, ...(locked ? { locked } : {}) },
    ),
  };
  const fixed = problem.matches.flatMap(({ id, ...rest }) =>
    'locked' in rest && rest.locked ? [[id, rest.locked] as const] : [],
  );
  const placements = new Map([...built.current, ...fixed].filter(([id]) => !hit.has(id)));
  return { problem, placements, fieldIds };
}

/** The inputs with the venues and closed days that the closing leaves. */
function afterClosing(inputs: Inputs, { closing, affected }: Pick<Closed, 'closing' | 'affected'>): Inputs {
  const { days, change } = closing;
  if (!days) {
    const fields = inputs.fields
      .filter(({ id }) => !affected.removedFieldIds.includes(id))
      .map((field) => (field.venueId === change?.id ? { ...field, openings: openingsOf(change) } : field));
    return { ...inputs, fields };
  }
  const { venueId, teamId, startsOn: from, endsOn: to } = days;
  const fieldIds = affected.closedFieldIds.length === 0 ? [null] : affected.closedFieldIds;
  const added = fieldIds.map((fieldId) => ({ venueId, fieldId, teamId, from, to }));
  return { ...inputs, closed: [...inputs.closed, ...added] };
}

function openingsOf({ openings }: NonNullable<ClosingInput['change']>) {
  return openings.map(({ weekday, opensAt, closesAt }) => ({ weekday, from: opensAt, to: closesAt }));
}

/** Follows the wishes of the phase first; if that leaves nothing, rounds may be played out of order. */
function placesOf(board: Board, match: StandingMatch): readonly Placement[] {
  const preferred = search(board, board.problem, match);
  if (preferred.length > 0) return preferred;
  const rules = { ...board.problem.rules, isOrderFree: true, returnGap: 0 };
  return search(board, { ...board.problem, rules }, match);
}

function search(
  { placements, fieldIds }: Board,
  problem: DatedProblem,
  { id, kickOff }: StandingMatch,
): readonly Placement[] {
  const isFree = freePlaceChecker(problem, placements, id);
  const places: Placement[] = [];
  for (const at of nearestFirst(kickOffAt(kickOff), problem.kickOffs)) {
    const free = fieldIds.map((field) => ({ ...at, field })).filter(isFree);
    places.push(...free.slice(0, maxAtOnce));
    if (places.length >= maxPlaces) break;
  }
  return places.slice(0, maxPlaces);
}

/** The same time first, then the same day, then the nearest. */
function nearestFirst(own: KickOff, kickOffs: readonly KickOff[]): readonly KickOff[] {
  const distance = ({ at, date }: KickOff) => Math.abs(at - own.at) + (date === own.date ? 0 : 24 * 60);
  const others = kickOffs.filter(({ at }) => at !== own.at);
  return [own, ...others.toSorted((a, b) => distance(a) - distance(b) || a.at - b.at)];
}
