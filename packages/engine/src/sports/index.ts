export { isOutright } from './bout-methods.ts';
export {
  countsGames,
  fullConsoleSports,
  isRaced,
  isStrokePlay,
  matchUnit,
  parentOf,
  sportByKey,
  sportParents,
  sportsList,
  variantsOf,
} from './catalogue.ts';
export {
  type EventType,
  type PlayEvent,
  registrableEvents,
} from './events.ts';
export { overrideRules } from './override.ts';
export { mayRotate } from './partners.ts';
export { fieldMinutes, plannedMinutes } from './planned-minutes.ts';
export { type RubberPreset, rubberList, rubberPresets, worthOf } from './rubbers.ts';
export type {
  Rubber,
  RubberRules,
  Sport,
  SportRules,
} from './rules.ts';
export { type CompetitorKind, competitorKinds } from './rules.ts';
export { type Localised, type SportKey, sportKeys, sportNames } from './sports.ts';
export { type MatchUnit, matchUnitOf } from './units.ts';
