import { describe } from 'node:test';
import { whoMayWhatInPrivate } from '../testing/who-may-what/index.ts';
import { walkMatrix } from './testing/matrix.ts';

describe('the gate', () => {
  walkMatrix(whoMayWhatInPrivate, 'PRIVATE');
});
