export {
  compareFractions,
  divideFraction,
  type Fraction,
  fraction,
  infinite,
  roundHalfUp,
  subtractFractions,
  zero,
} from './fraction.ts';
