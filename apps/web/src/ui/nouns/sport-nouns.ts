import { type CompetitorKind, type MatchUnit, matchUnitOf, type SportRules, sportByKey } from '@traip/engine';

interface SportNouns {
  /** The word for its matches. */
  readonly unit: MatchUnit;
  /** Who competes: in combat sports they are fighters, not players. */
  readonly kind: CompetitorKind | 'FIGHTER';
}

/** The nouns that texts use in a competition of a sport. */
export function sportNouns(sportVariantKey: string, kind: CompetitorKind): SportNouns {
  const sport = sportByKey(sportVariantKey);
  return sport === null ? { unit: 'MATCH', kind } : nounsByRules(sport, kind);
}

/** The same if the rules are at hand. */
export function nounsByRules(rules: Pick<SportRules, 'bout' | 'rubbers'>, kind: CompetitorKind): SportNouns {
  const unit = matchUnitOf(rules);
  return { unit, kind: unit === 'BOUT' && kind === 'INDIVIDUAL' ? 'FIGHTER' : kind };
}
