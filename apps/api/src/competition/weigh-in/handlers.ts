import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { getWeighIn } from './get-weigh-in.ts';
import { moveClass } from './move-class.ts';
import { setWeightClass } from './set-class.ts';
import { weigh } from './weigh.ts';

export const weighInHandlers: Handlers<typeof contract>['weighIn'] = {
  get: getWeighIn,
  setClass: setWeightClass,
  weigh,
  move: moveClass,
};
