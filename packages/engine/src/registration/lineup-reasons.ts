import { countingAge, isOverAge } from './age.ts';
import { isForeign } from './foreign.ts';
import type { EligibilityFacts, Reasons } from './ineligibility.ts';
import type { PlayerFacts } from './person.ts';
import type { PersonId, RegistrationRules } from './rules.ts';

/** A person who is too old can still take one of the over-age places. */
export function tooOld({ person, on, lineup }: EligibilityFacts, rules: RegistrationRules): Reasons {
  const { ageTo, referenceDate: at = on } = rules;
  if (person.birthday === null || ageTo === undefined || !isOverAge(person, rules, on)) return [];
  const places = rules.exceptions?.overAge ?? 0;
  if (places === 0) return [{ code: 'TOO_OLD', age: countingAge(person.birthday, rules, on), ageTo, at }];
  const usedBy = othersIn(lineup, person).filter((other) => isOverAge(other, rules, on));
  return usedBy.length < places ? [] : [{ code: 'OVER_AGE_PLACES_USED', places, usedBy: idsOf(usedBy) }];
}

export function fromAbroad({ person, lineup }: EligibilityFacts, rules: RegistrationRules): Reasons {
  const places = rules.exceptions?.foreign;
  if (places === undefined || !isForeign(person, rules)) return [];
  const usedBy = othersIn(lineup, person).filter((other) => isForeign(other, rules));
  return usedBy.length < places ? [] : [{ code: 'FOREIGN_PLACES_USED', places, usedBy: idsOf(usedBy) }];
}

export function shirtTaken({ person, lineup }: EligibilityFacts): Reasons {
  const { shirt } = person;
  if (shirt === null) return [];
  const by = idsOf(othersIn(lineup, person).filter((other) => other.shirt === shirt));
  return by.length === 0 ? [] : [{ code: 'SHIRT_TAKEN', shirt, by }];
}

function othersIn(lineup: readonly PlayerFacts[], { id }: PlayerFacts): readonly PlayerFacts[] {
  return lineup.filter((other) => other.id !== id);
}

function idsOf(players: readonly PlayerFacts[]): readonly PersonId[] {
  return players.map(({ id }) => id).sort();
}
