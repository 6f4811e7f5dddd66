import { systemEvents } from './events.ts';
import { mayRotate, withPartners } from './partners.ts';
import { rubberProblems, withRubbers } from './rubbers.ts';
import type { SetRules, SportRules } from './rules.ts';
import { rulesShape } from './rules-shape.ts';
import { impossible, isRecord, type OverrideProblem, problemsWith } from './shapes.ts';

interface OverrideBreach {
  readonly breach: 'RULES_INVALID';
  readonly problems: readonly OverrideProblem[];
}

type Problems = readonly OverrideProblem[];

/** The rules of a competition: its sport’s rules with its own changes, or every problem in these. */
export function overrideRules(sport: SportRules, override: unknown): SportRules | OverrideBreach {
  const malformed = problemsWith(override, rulesShape, '');
  if (malformed.length > 0) return { breach: 'RULES_INVALID', problems: malformed };
  const rules = rulesIn(merged(sport, override));
  const problems = contradictionsIn(rules, sport);
  return problems.length > 0 ? { breach: 'RULES_INVALID', problems } : withRubbers(withPartners(rules));
}

// Objects are merged, lists and values replaced. The shape was checked, so the result has the same type.
function merged<T>(base: T, change: unknown): T {
  if (!isRecord(base) || !isRecord(change)) return change as T;
  const entries = Object.entries(change).map(([key, value]) => [key, merged(base[key], value)]);
  return { ...base, ...Object.fromEntries(entries) };
}

// A sport also has a key, names and options; the rest are its rules.
function rulesIn(
  sport: SportRules & { key?: unknown; parentKey?: unknown; name?: unknown; options?: unknown },
) {
  const { key: _key, parentKey: _parent, name: _name, options: _options, ...rules } = sport;
  return rules satisfies SportRules;
}

/** Values that are valid individually but not together. */
function contradictionsIn(rules: SportRules, base: SportRules): Problems {
  return [
    ...structureProblems(rules, base),
    ...lineupProblems(rules),
    ...setProblems(rules.sets, 'sets'),
    ...setProblems(rules.rubbers?.sets ?? null, 'rubbers.sets'),
    ...forfeitProblems(rules),
    ...rubberProblems(rules.rubbers),
    ...pointsProblems(rules),
    ...goalProblems(rules),
    ...disciplineProblems(rules),
    ...when(rules.partners !== null && !mayRotate(base), 'partners', 'none: its sides are not of two'),
    ...restProblems(rules),
  ];
}

// An override may only set how rests count: then there are no points to halve.
function restProblems({ partners }: SportRules): Problems {
  if (partners === null) return [];
  const points: number | null | undefined = partners.points;
  return [
    ...when(points === undefined, 'partners.points', 'a number, or null by the clock'),
    ...when(points === null && partners.rest === 'HALF', 'partners.rest', 'MEAN: matches go by the clock'),
  ];
}

// A sport’s structure cannot be overridden: only goals and points are interchangeable.
function structureProblems(rules: SportRules, base: SportRules): Problems {
  const asBefore = (path: 'periods' | 'sets' | 'fouls' | 'bout' | 'rubbers') =>
    when((rules[path] === null) !== (base[path] === null), path, 'as the sport has it');
  const counted = ['GOALS', 'POINTS'];
  const same =
    rules.scoring === base.scoring || (counted.includes(rules.scoring) && counted.includes(base.scoring));
  return [
    ...when(!same, 'scoring', base.scoring),
    ...asBefore('periods'),
    ...asBefore('sets'),
    ...asBefore('fouls'),
    ...asBefore('bout'),
    ...asBefore('rubbers'),
    ...when(
      systemEvents.some((type) => !rules.events.includes(type)),
      'events',
      `with ${systemEvents.join(', ')}`,
    ),
    ...when(
      rules.events.some((type) => !base.events.includes(type)),
      'events',
      base.events.join(', '),
    ),
  ];
}

function lineupProblems({ minToStart, onField }: SportRules): Problems {
  return when(onField !== null && minToStart > onField, 'minToStart', `at most onField, ${onField}`);
}

function setProblems(sets: SetRules | null, path: string): Problems {
  if (sets === null) return [];
  const { bestOf, to, lastTo, cap } = sets;
  const timed = to === null;
  return [
    ...when(bestOf % 2 === 0 && !timed, `${path}.bestOf`, 'an odd number'),
    ...when((lastTo === null) !== timed, `${path}.lastTo`, timed ? 'none: sets go by the clock' : 'a number'),
    ...when(cap !== null && to !== null && cap < to, `${path}.cap`, `at least ${path}.to, ${to}`),
  ];
}

function forfeitProblems({ sets, forfeit }: SportRules): Problems {
  const isTooMuch = sets !== null && forfeit.effect === 'SCORE' && forfeit.winner > sets.bestOf;
  return when(isTooMuch, 'forfeit.winner', `at most ${sets?.bestOf} sets`);
}

function pointsProblems({ points, forfeit, draw }: SportRules): Problems {
  const { win, loss, places } = points;
  const between = points.draw === null || (points.draw <= win && points.draw >= loss);
  const isFalling =
    places === null || places.every((value, at) => at === 0 || value <= (places[at - 1] ?? 0));
  return [
    ...when(win < loss, 'points.win', `at least points.loss, ${loss}`),
    ...when(!between, 'points.draw', `${loss} to ${win}`),
    ...when(draw.league && points.draw === null && places === null, 'points.draw', 'a number: draws happen'),
    ...when(!isFalling, 'points.places', 'never more than the place before'),
    ...when(
      forfeit.effect === 'SCORE' && forfeit.winner <= forfeit.loser,
      'forfeit.winner',
      'more than the loser',
    ),
  ];
}

function goalProblems({ goalKinds, events }: SportRules): Problems {
  return [
    ...when(!unique(goalKinds), 'goalKinds', 'each key once'),
    ...when(events.includes('GOAL') && goalKinds.length === 0, 'goalKinds', 'at least one'),
  ];
}

function disciplineProblems({ cards, fouls, events }: SportRules): Problems {
  const known = cards.map(({ key }) => key);
  const lost = cards.flatMap(({ repeat }) => (repeat?.as && !known.includes(repeat.as) ? [repeat.as] : []));
  return [
    ...when(!unique(cards), 'cards', 'each key once'),
    ...when(lost.length > 0, 'cards', `with ${lost.join(', ')}`),
    ...when(events.includes('CARD') && cards.length === 0, 'cards', 'at least one'),
    ...when(fouls !== null && !unique(fouls.kinds), 'fouls.kinds', 'each key once'),
    ...when(fouls !== null && fouls.kinds.length === 0, 'fouls.kinds', 'at least one'),
  ];
}

function unique(items: readonly { readonly key: string }[]): boolean {
  return new Set(items.map(({ key }) => key)).size === items.length;
}

function when(isWrong: boolean, path: string, expected: string): Problems {
  return isWrong ? impossible(path, expected) : [];
}
