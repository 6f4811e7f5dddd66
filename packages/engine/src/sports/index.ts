export {
  fullConsoleSports,
  parentOf,
  sportByKey,
  sportParents,
  sportsList,
  variantsOf,
} from './catalogue.ts';
export {
  type EventType,
  eventTypes,
  type PlayEvent,
  playEvents,
  registrableEvents,
  systemEvents,
} from './events.ts';
export { type OverrideBreach, overrideRules } from './override.ts';
export { plannedMinutes } from './planned-minutes.ts';
export type {
  CardRule,
  DrawRules,
  ForfeitRules,
  FoulRules,
  GoalKind,
  GoalStat,
  LineupRoles,
  Mode,
  PeriodRules,
  RulesOverride,
  Scoring,
  SetRules,
  Sport,
  SportRules,
  TablePoints,
  TieBreaker,
} from './rules.ts';
export type { OverrideProblem } from './shapes.ts';
export { type Localised, type SportKey, sportKeys, sportNames } from './sports.ts';
