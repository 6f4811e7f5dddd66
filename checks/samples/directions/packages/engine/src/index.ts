import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { call } from '@traip/contract';
export { table } from './table.ts';
import '../cli/main.ts';
