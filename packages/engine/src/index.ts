export { type Localised, type SportKey, sportKeys, sportNames } from './sports/sports.ts';
