import { provider } from '@traip/e2e/oauth-server';
import { lost } from './lost.ts';
