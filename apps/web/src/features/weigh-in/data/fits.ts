import { weightClassName, weightProblem } from '@traip/engine/registration';
import type { WeighInData } from './use-weigh-in.ts';

type WeightClass = WeighInData['siblings'][number]['weightClass'];

const inGrams = (kg: number | null) => (kg === null ? null : Math.round(kg * 1000));
const limitsOf = ({ above, upTo }: WeightClass) => ({ above: inGrams(above), upTo: inGrams(upTo) });

/** "−73 kg". */
export const nameOfClass = (weightClass: WeightClass): string => weightClassName(limitsOf(weightClass));

/** Whether a person of this weight fits the class. */
export const fits = (weightClass: WeightClass, kg: number): boolean =>
  weightProblem(limitsOf(weightClass), Math.round(kg * 1000)) === null;
