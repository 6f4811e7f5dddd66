import { test } from 'node:test';
import { table } from './table.ts';
