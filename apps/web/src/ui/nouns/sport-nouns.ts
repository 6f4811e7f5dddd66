import { type CompetitorKind, type MatchUnit, matchUnitOf, type SportRules, sportByKey } from '@traip/engine';

interface SportNouns {
  /** What its matches are. */
  readonly unit: MatchUnit;
  /** Who competes: whoever fights plays nothing. */
  readonly kind: CompetitorKind | 'FIGHTER';
}

/** What texts choose their nouns by, in a competition of a sport. */
export function sportNouns(sportVariantKey: string, kind: CompetitorKind): SportNouns {
  const sport = sportByKey(sportVariantKey);
  return sport === null ? { unit: 'MATCH', kind } : nounsByRules(sport, kind);
}

/** The same where the rules are at hand. */
export function nounsByRules(rules: Pick<SportRules, 'bout' | 'rubbers'>, kind: CompetitorKind): SportNouns {
  const unit = matchUnitOf(rules);
  return { unit, kind: unit === 'BOUT' && kind === 'INDIVIDUAL' ? 'FIGHTER' : kind };
}
