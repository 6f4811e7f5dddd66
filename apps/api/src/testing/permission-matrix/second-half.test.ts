import { describe } from 'node:test';
import { permissionMatrix } from './index.ts';
import { walkMatrix } from './walk.ts';

describe('authorization', () => {
  walkMatrix(permissionMatrix.slice(permissionMatrix.length / 2), 'PUBLIC');
});
