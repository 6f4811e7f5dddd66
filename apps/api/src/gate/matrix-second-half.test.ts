import { describe } from 'node:test';
import { whoMayWhat } from '../testing/who-may-what/index.ts';
import { walkMatrix } from './testing/matrix.ts';

describe('the gate', () => {
  walkMatrix(whoMayWhat.slice(whoMayWhat.length / 2), 'PUBLIC');
});
