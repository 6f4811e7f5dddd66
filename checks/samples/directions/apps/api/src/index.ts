import { call } from '@traip/contract';
import type { Page } from '@traip/web';
import { table } from '../../../packages/engine/src/table.ts';
import { provider } from '@traip/e2e/oauth-server';
import { trial } from '@traip/engine/lab';
export const start = call;
