import {
  type Entrant,
  type FormatBreach,
  generate,
  type Phase,
  type Slot,
  teamSlot,
} from '@traip/engine/formats';
import type { StoredMatch } from '../../fixtures/queries.ts';
import type { Draw } from './plan.ts';

/** Generates the phase, passing the engine the played matches that its draw must respect. */
export function generateAround(draw: Draw, kept: readonly StoredMatch[]): Phase | FormatBreach {
  const { config, entrants, seed } = draw;
  if (kept.length === 0) return generate(config, entrants, seed);
  if (config.algorithm === 'GROUPS') return groupsAround(draw, kept);
  if (config.algorithm === 'SWISS') return swissAround(draw, kept);
  if (config.algorithm === 'MAIN_ROUND') return mainRoundAround(draw, kept);
  return generate(config, entrants, seed);
}

/** Teams that have played in a group stay in it. */
function groupsAround({ config, entrants, seed }: Draw, kept: readonly StoredMatch[]): Phase | FormatBreach {
  if (config.algorithm !== 'GROUPS') return generate(config, entrants, seed);
  const groupOf = new Map(
    kept.flatMap(({ groupKey, home, away }) =>
      groupKey === null ? [] : [home, away].map(({ participant }) => [participant, groupKey] as const),
    ),
  );
  const pinned = entrants.map((entrant): Entrant => {
    const group = groupOf.get(entrant.team);
    return group === undefined ? entrant : { ...entrant, group };
  });
  const played = entrants.flatMap(({ team }) => {
    const group = groupOf.get(team);
    return group === undefined ? [] : [{ team, group }];
  });
  const requested = (config.params?.fixed ?? []).filter(({ team }) => !groupOf.has(team));
  return generate(
    { ...config, params: { ...config.params, fixed: [...requested, ...played] } },
    pinned,
    seed,
  );
}

/** Teams that have already played are known; the tables they come from fill in the others. */
function mainRoundAround(
  { config, entrants, seed }: Draw,
  kept: readonly StoredMatch[],
): Phase | FormatBreach {
  const phase = generate(config, entrants, seed);
  if ('breach' in phase) return phase;
  const placeOf = ({ source }: Slot) => JSON.stringify(source);
  const known = new Map(kept.flatMap(({ home, away }) => [home, away]).map((slot) => [placeOf(slot), slot]));
  const filled = (slot: Slot) => known.get(placeOf(slot)) ?? slot;
  return {
    ...phase,
    entrants: phase.entrants.map(filled),
    groups: phase.groups.map((group) => ({ ...group, members: group.members.map(filled) })),
    rounds: phase.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) => ({
        ...match,
        home: filled(match.home),
        away: filled(match.away),
      })),
    })),
  };
}

/** Teams that have played the first round are already paired, so only the others are drawn. */
function swissAround({ config, entrants, seed }: Draw, kept: readonly StoredMatch[]): Phase | FormatBreach {
  if (config.algorithm !== 'SWISS') return generate(config, entrants, seed);
  const first = kept.filter(({ round }) => round === 1);
  const paired = new Set(first.flatMap(({ home, away }) => [home.participant, away.participant]));
  const free = entrants.filter(({ team }) => !paired.has(team));
  const allSlots = entrants.map(({ team }) => teamSlot(team));
  const base = { algorithm: 'SWISS', entrants: allSlots, groups: [], ties: [], tieRules } as const;
  if (free.length < 2) return { ...base, rounds: [] };
  const drawn = generate({ ...config, params: { ...config.params, rounds: null } }, free, seed);
  return 'breach' in drawn ? drawn : { ...base, rounds: drawn.rounds };
}

const tieRules = { awayGoals: false, extraTime: false, shootout: false };
