import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { table } from '../src/table.ts';
