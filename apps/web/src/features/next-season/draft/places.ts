import { proposeMoves, type Step } from '@traip/engine/season';
import { type OldCompetition, type PreviewData, placeKey, type SeasonDraft } from './draft.ts';

type Reason = PreviewData['moves'][number]['why'] | 'BY_HAND' | 'NEW' | 'ENDS';

/** A team in the new season. */
export interface Place {
  readonly key: string;
  readonly teamId: string | null;
  readonly name: string;
  readonly avatarUrl: string | null;
  /** Where it played; null for a newcomer. */
  readonly fromId: string | null;
  /** Where it will play; null: nowhere. */
  readonly toId: string | null;
  readonly position: number | null;
  readonly group: string | null;
  readonly why: Reason;
}

/** Where every team plays: by the tables, unless decided manually. */
export function placesOf(preview: PreviewData, draft: SeasonDraft): readonly Place[] {
  const going = new Set(draft.competitions.flatMap(({ id, isIncluded }) => (isIncluded ? [id] : [])));
  const moves = proposeMoves(endedOf(preview.competitions), stepsOf(draft, going));
  const teams = new Map(
    preview.competitions.flatMap(({ id, teams: own }) =>
      own.map((one) => [placeKey(id, one.team.id), one] as const),
    ),
  );
  const old = moves.flatMap((move): Place[] => {
    const key = placeKey(move.from, move.team);
    const one = teams.get(key);
    if (!one) return [];
    const { team, group, position } = one;
    const { id: teamId, name, avatarUrl } = team;
    const decided = decide(move, draft.byHand[key], going);
    return [{ key, teamId, name, avatarUrl, fromId: move.from, position, group, ...decided }];
  });
  return [...old, ...newTeamPlaces(draft, going)];
}

/** The manual decision, if still possible; otherwise the tables. */
function decide(
  { to, why }: Pick<ReturnType<typeof proposeMoves>[number], 'to' | 'why'>,
  chosen: string | null | undefined,
  going: ReadonlySet<string>,
): Pick<Place, 'toId' | 'why'> {
  const isPossible = chosen === null || (chosen !== undefined && going.has(chosen));
  if (isPossible) return { toId: chosen, why: chosen === to ? why : 'BY_HAND' };
  return to !== null && !going.has(to) ? { toId: null, why: 'ENDS' } : { toId: to, why };
}

function newTeamPlaces({ newTeams }: SeasonDraft, going: ReadonlySet<string>): readonly Place[] {
  return newTeams.map(({ key, id: teamId, name, competitionId }) => ({
    key,
    teamId,
    name,
    avatarUrl: null,
    fromId: null,
    toId: going.has(competitionId) ? competitionId : null,
    position: null,
    group: null,
    why: 'NEW',
  }));
}

const endedOf = (competitions: readonly OldCompetition[]) =>
  competitions.map(({ id, name, category, teams }) => ({
    id,
    name,
    category: category.id,
    teams: teams.map(({ team, position, isWithdrawn }) => ({
      team: team.id,
      position,
      withdrawn: isWithdrawn,
    })),
  }));

const stepsOf = ({ competitions }: SeasonDraft, going: ReadonlySet<string>): readonly Step[] =>
  competitions.flatMap(({ id, aboveId, up, down }) =>
    aboveId !== null && going.has(id) && going.has(aboveId) ? [{ above: aboveId, below: id, up, down }] : [],
  );

/** The seeding order: relegated teams first, then those that stay, promoted ones, and newcomers. */
const order: readonly Reason[] = ['DOWN', 'STAYS', 'LEVEL', 'WITHDREW', 'UP', 'BY_HAND', 'ENDS', 'NEW'];
const after = (reason: Reason) => (reason === 'LEVEL' ? order.indexOf('STAYS') : order.indexOf(reason));

export function teamsIn(places: readonly Place[], competitionId: string | null): readonly Place[] {
  return places
    .filter(({ toId }) => toId === competitionId)
    .toSorted(
      (one, other) =>
        after(one.why) - after(other.why) || (one.position ?? Infinity) - (other.position ?? Infinity) || 0,
    );
}

/** The request for the new season. */
export function seasonToSend(draft: SeasonDraft, places: readonly Place[], requestId: string) {
  const going = draft.competitions.filter(({ isIncluded }) => isIncluded);
  const ids = new Set(going.map(({ id }) => id));
  return {
    requestId,
    name: draft.name,
    startsOn: draft.startsOn || null,
    endsOn: draft.endsOn || null,
    copySquads: draft.copySquads,
    competitions: going.map(({ id, name, aboveId, up, down }) => ({
      fromId: id,
      name,
      teams: teamsIn(places, id).map(({ teamId, name: teamName }) =>
        teamId === null ? { name: teamName } : { id: teamId },
      ),
      above: aboveId !== null && ids.has(aboveId) ? { competitionId: aboveId, up, down } : null,
    })),
  };
}
