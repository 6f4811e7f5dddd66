import { describe } from 'node:test';
import { privatePermissionMatrix } from './index.ts';
import { walkMatrix } from './walk.ts';

describe('authorization', () => {
  walkMatrix(privatePermissionMatrix, 'PRIVATE');
});
